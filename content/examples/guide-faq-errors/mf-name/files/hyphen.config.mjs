import { pluginModuleFederation } from '@module-federation/rsbuild-plugin';

export default {
  lib: [{ format: 'mf', plugins: [pluginModuleFederation({ name: 'page-header', exposes: { '.': './src/index.ts' }, dts: false })] }],
  output: { target: 'web' },
};
