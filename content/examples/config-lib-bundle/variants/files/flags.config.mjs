export default {
  lib: [
    { output: { distPath: 'dist/flags-esm' } },
    { format: 'cjs', bundle: true, output: { distPath: 'dist/flags-cjs' } },
  ],
  source: { entry: { index: ['./src/index.ts', './src/pad.ts'] } },
};
