export default {
  lib: [{ format: 'cjs', autoExtension: false }],
  source: { entry: { index: './src/index.ts', hours: './src/hours.ts' } },
};
