export default {
  source: {
    entry: { index: './src/decorated.ts' },
    decorators: { version: '2025' },
  },
  output: { distPath: 'dist/unknown' },
};
