import { defineConfig } from 'vite';
import dts from 'vite-plugin-dts';

export default defineConfig({
  build: {
    lib: {
      entry: './src/index.ts',
      name: 'PageToast',
      formats: ['es', 'umd'],
      fileName: 'page-toast',
    },
    sourcemap: true,
    rolldownOptions: {
      external: ['vue'],
      output: { globals: { vue: 'Vue' } },
    },
  },
  plugins: [dts()],
});
