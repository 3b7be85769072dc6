import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: { lib: [{ format: 'esm' }, { format: 'cjs' }], logLevel: 'error' },
});

const result = await rslib.inspectConfig({ lib: ['cjs'] });
console.log(Object.keys(result));
console.log(result.bundlerConfigs.length, typeof result.bundlerConfigs[0]);

await rslib.inspectConfig({ lib: ['cjs'], writeToDisk: true, outputPath: 'inspected' });
await rslib.inspectConfig({ mode: 'none' }).catch((error) => console.log(error.message));
