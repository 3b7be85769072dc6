import { createRslib } from '@rslib/core';

const build = async (config, options) => {
  const rslib = await createRslib({ config: { ...config, logLevel: 'silent' } });
  const { close } = await rslib.build(options);
  await close();
};
const report = (error) => {
  const causes = error.errors ?? [error];
  console.log(`${error.name}: ${causes.map(({ message }) => message.trim()).join('\n')}`);
};

await build({ lib: [{ format: 'amd' }] }).catch(report);
await build({ lib: [{}] }, { lib: ['umd'] }).catch(report);
await build({ source: { entry: { index: './src/none.ts' } } }).catch(report);
await build({}).catch(report);
console.log('exit code:', process.exitCode);
