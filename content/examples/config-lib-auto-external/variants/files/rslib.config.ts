import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [
    {
      id: 'both',
      autoExternal: false,
      output: { distPath: 'dist/both', autoExternal: true },
    },
    {
      id: 'sub-path',
      output: {
        distPath: 'dist/sub-path',
        autoExternal: { exclude: ['runtime-dep/unit.js'] },
      },
    },
    {
      id: 'externals',
      output: { distPath: 'dist/externals', externals: ['dev-dep'] },
    },
    {
      id: 'defaults',
      output: { distPath: 'dist/defaults', autoExternal: {} },
    },
    {
      id: 'list',
      output: {
        distPath: 'dist/list',
        autoExternal: { packageJson: ['./meta.json', './package.json'] },
      },
    },
    { id: 'umd', format: 'umd', output: { distPath: 'dist/umd' } },
  ],
});
