import { createRequire } from 'node:module';
import { defineConfig } from '@rslib/core';

const require = createRequire(import.meta.url);

export default defineConfig({
  dts: { typescriptPath: require.resolve('typescript-7') },
});
