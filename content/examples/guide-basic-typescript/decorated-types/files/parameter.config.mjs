export default {
  source: { entry: { parameter: './src/parameter.ts' }, decorators: { version: '2023-11' } },
  output: { distPath: 'dist/parameter' },
};
