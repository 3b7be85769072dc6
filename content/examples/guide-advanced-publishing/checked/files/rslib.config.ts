import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';
import { pluginPublint } from 'rsbuild-plugin-publint';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  plugins: [
    pluginPublint({ throwOn: 'suggestion' }),
    pluginAreTheTypesWrong({
      areTheTypesWrongOptions: {
        ignoreRules: ['cjs-resolves-to-esm'],
        ignoreResolutions: ['node10'],
      },
    }),
  ],
});
