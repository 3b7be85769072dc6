import { createRslib } from '@rslib/core';

const config = { lib: [{ format: 'cjs' }] };
const rslib = await createRslib({ config, loadEnv: true });
const { root, source, dev, ...rest } = rslib.getRslibConfig();

console.log(rslib.getRslibConfig() === config, root === process.cwd(), JSON.stringify(rest));
console.log(Object.keys(source.define));
console.log(dev.watchFiles.map(({ paths }) => paths.map((file) => file.replace(root, '.'))));
