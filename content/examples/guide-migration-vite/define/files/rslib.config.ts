import { defineConfig } from '@rslib/core';

const kit = { name: 'kit' };

export default defineConfig({
  lib: [
    { source: { define: { __KIT__: kit } }, output: { distPath: 'dist/copied' } },
    { source: { define: { __KIT__: JSON.stringify(kit) } }, output: { distPath: 'dist/quoted' } },
  ],
});
