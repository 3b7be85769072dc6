export default {
  build: {
    lib: { entry: './src/unit.ts', formats: ['es'], fileName: 'unit' },
    outDir: 'dist-vite',
  },
};
