import { pluginAreTheTypesWrong } from 'rsbuild-plugin-arethetypeswrong';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    { format: 'esm', dts: true },
    { format: 'cjs', dts: { autoExtension: true } },
  ],
  plugins: [
    pluginAreTheTypesWrong({
      areTheTypesWrongOptions: { ignoreResolutions: ['node10'] },
    }),
  ],
});
