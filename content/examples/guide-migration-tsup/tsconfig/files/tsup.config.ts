import { defineConfig } from 'tsup';

export default defineConfig({
  entry: ['src/tag.tsx', 'src/unit.ts'],
  format: 'esm',
  outDir: 'dist-tsup',
});
