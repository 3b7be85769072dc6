import { defineConfig } from 'vite';

export default defineConfig({
  build: {
    rollupOptions: {
      input: 'src/worker-main.js',
      output: { entryFileNames: '[name].js' },
    },
  },
});
