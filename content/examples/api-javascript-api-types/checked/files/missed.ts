import { defineConfig } from '@rslib/core';

export const nested = defineConfig({ output: { minify: true, minfy: true } });
export const returned = defineConfig(async () => ({ format: 'esm', sintax: 'es2022' }));
