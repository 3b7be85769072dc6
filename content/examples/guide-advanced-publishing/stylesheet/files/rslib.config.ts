import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  dts: true,
  output: { target: 'web' },
  plugins: [
    pluginAreTheTypesWrong({
      areTheTypesWrongOptions: {
        ignoreRules: ['cjs-resolves-to-esm'],
        ignoreResolutions: ['node10'],
      },
    }),
  ],
});
