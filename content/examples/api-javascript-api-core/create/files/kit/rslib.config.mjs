export default {
  logLevel: 'error',
  source: { entry: { hour: './src/hour.ts' } },
};
