export default {
  dts: { bundle: true },
  source: { entry: { shape: './src/shape.ts' }, tsconfigPath: './tsconfig.internal.json' },
  output: { distPath: 'dist/internal' },
};
