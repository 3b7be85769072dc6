import { pluginYaml } from '@rsbuild/plugin-yaml';
import { defineConfig } from '@rslib/core';

export default defineConfig({
  format: 'esm',
  bundle: false,
  plugins: [pluginYaml()],
});
