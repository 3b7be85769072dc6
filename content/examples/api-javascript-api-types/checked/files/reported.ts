import { defineConfig, type RslibConfig } from '@rslib/core';

export const top = defineConfig({ sintaxAtTop: 'es2022' });
export const nested = defineConfig({ output: { minify: true, minfy: true } } satisfies RslibConfig);
export const returned = defineConfig(async () => ({ format: 'esm', sintax: 'es2022' }) satisfies RslibConfig);
