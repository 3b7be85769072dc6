import { defineConfig, type RslibConfig } from '@rslib/core';

const nameChunks = (chunkFilename: string): RslibConfig['tools'] => ({ rspack: { output: { chunkFilename } } });

export default defineConfig({
  lib: [
    { tools: nameChunks('chunks/[name].js') },
    { format: 'cjs', tools: nameChunks('chunks/[name].cjs') },
    { format: 'cjs', tools: nameChunks('chunks/[name].js'), output: { distPath: 'dist/js' } },
    { tools: { rspack: { output: { asyncChunks: false } } }, output: { distPath: 'dist/single' } },
  ],
});
