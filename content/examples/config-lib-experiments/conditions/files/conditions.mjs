import { createRslib } from '@rslib/core';

const { version } = process;
const tryItem = async (item, node) => {
  // The version comes from the system that records this example, so it is replaced.
  Object.defineProperty(process, 'versions', { value: { ...process.versions, node }, configurable: true });
  const rslib = await createRslib({ config: { lib: [{ experiments: { exe: true }, ...item }], logLevel: 'silent' } });
  await rslib.build().then(
    () => console.log('built with', version),
    (error) => console.log(error.message),
  );
};

await tryItem({}, '24.0.0');
await tryItem({ format: 'umd' }, '25.7.0');
await tryItem({ bundle: false }, '25.7.0');
await tryItem({ output: { target: 'web' } }, '25.7.0');
await tryItem({ source: { entry: { index: './src/index.ts', cli: './src/cli.ts' } } }, '25.7.0');
await tryItem({ experiments: { exe: { seaOptions: { useSnapshot: true } } } }, '25.7.0');
