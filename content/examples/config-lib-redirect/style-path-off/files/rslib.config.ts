import { pluginLess } from '@rsbuild/plugin-less';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ bundle: false, redirect: { style: { path: false } } }],
  output: { target: 'web' },
  plugins: [pluginLess()],
});
