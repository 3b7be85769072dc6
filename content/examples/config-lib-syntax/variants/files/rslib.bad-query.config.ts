import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ syntax: ['chrom 100'], output: { distPath: 'dist/bad-query' } }],
});
