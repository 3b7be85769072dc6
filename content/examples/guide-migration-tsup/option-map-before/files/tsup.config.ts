import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/index.ts'],
  format: 'esm',
  env: { BOOK: 'atlas' },
  inject: ['src/inject.ts'],
  keepNames: true,
  minify: true,
  noExternal: ['roman-digits'],
  publicDir: 'public',
  pure: ['trace'],
  sourcemap: 'inline',
});
