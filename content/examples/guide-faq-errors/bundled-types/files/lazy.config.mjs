export default {
  dts: { bundle: true },
  source: { entry: { lazy: './src/lazy.ts' } },
  output: { distPath: 'dist/lazy' },
};
