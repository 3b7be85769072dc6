export default {
  lib: [{ id: 'clock' }],
  source: { entry: { clock: './src/clock.ts' } },
  output: { distPath: 'clock' },
};
