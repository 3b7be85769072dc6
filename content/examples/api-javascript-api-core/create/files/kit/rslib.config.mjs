export default {
  logLevel: 'error',
  lib: [{ dts: true }],
  source: { entry: { hour: './src/hour.ts' } },
};
