import { createRslib } from '@rslib/core';

const rslib = await createRslib({
  config: {
    lib: [{ format: 'esm' }, { format: 'cjs' }],
    tools: { rspack: (config) => console.log('rspack', config.name) },
    logLevel: 'error',
  },
});

const { rslibConfig, rsbuildConfig, environmentConfigs, bundlerConfigs, origin } = await rslib.inspectConfig();
console.log(typeof rslibConfig, typeof rsbuildConfig, environmentConfigs.map((each) => typeof each), bundlerConfigs.map((each) => typeof each));
console.log(origin.rsbuildConfig.mode, Object.keys(origin.environmentConfigs), origin.bundlerConfigs.map(({ name }) => name));

const full = await rslib.inspectConfig({ lib: ['esm'], verbose: true, writeToDisk: true });
const short = await rslib.inspectConfig({ lib: ['esm'] });
console.log('full:', full.rsbuildConfig.length + full.bundlerConfigs[0].length > short.rsbuildConfig.length + short.bundlerConfigs[0].length);
await rslib.inspectConfig({ mode: 'development' }).catch((error) => console.log(error.message));
