import { pluginLess } from '@rsbuild/plugin-less';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  autoExtension: false,
  lib: [
    { format: 'esm', bundle: false, output: { distPath: 'dist/esm' } },
    { format: 'cjs', bundle: false, output: { distPath: 'dist/cjs' } },
    {
      format: 'umd',
      umdName: 'UnitText',
      output: { distPath: 'dist/umd', minify: true },
    },
  ],
  output: { target: 'web' },
  plugins: [pluginLess()],
});
