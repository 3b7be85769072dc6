export default {
  lib: [{ format: 'iife', source: { entry: { index: './src/script.ts' } }, output: { distPath: 'dist/iife' } }],
};
