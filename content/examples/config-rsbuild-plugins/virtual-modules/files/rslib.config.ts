import { defineConfig } from '@rslib/core';
import { createUnplugin } from 'unplugin';

// What plugins such as unplugin-icons do: the module exists only in the build.
const icons = createUnplugin(() => ({
  name: 'icons',
  resolveId: (id) => (id.startsWith('~icons/') ? id : undefined),
  loadInclude: (id) => id.startsWith('~icons/'),
  load: () => 'export default "icon of a bell"',
}));

export default defineConfig({
  lib: [
    { id: 'bundle', output: { distPath: 'dist/bundle' } },
    { id: 'files', bundle: false, output: { distPath: 'dist/files' } },
  ],
  tools: { rspack: { plugins: [icons.rspack()] } },
});
