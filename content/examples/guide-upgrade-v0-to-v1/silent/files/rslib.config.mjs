export default {
  lib: [
    {
      format: 'esm',
      experiments: { advancedEsm: false },
      output: { syntax: 'es2021' },
      redirect: { asset: false, style: false },
      performance: { chunkSplit: { strategy: 'split-by-module' } },
      source: { alias: { '@': './src' } },
    },
  ],
};
