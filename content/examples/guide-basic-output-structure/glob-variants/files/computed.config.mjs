const computed = { index: './src/computed.ts' };

export default {
  lib: [
    { source: { entry: computed }, output: { distPath: 'dist/bundle' } },
    { format: 'cjs', source: { entry: computed }, output: { distPath: 'dist/bundle' } },
    { bundle: false, source: { entry: { index: ['./src/computed.ts', './src/words/*.ts'] } }, output: { distPath: 'dist/bundleless' } },
  ],
};
