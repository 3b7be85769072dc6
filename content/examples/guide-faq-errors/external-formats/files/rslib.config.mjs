export default {
  lib: [
    { id: 'esm', format: 'esm' },
    { id: 'cjs', format: 'cjs' },
    { id: 'bundled', format: 'cjs', output: { distPath: 'dist/bundled', autoExternal: { exclude: ['clock-esm', 'clock-flag'] } } },
    { id: 'bundled-cjs', format: 'esm', output: { distPath: 'dist/bundled', autoExternal: { exclude: ['clock-cjs', 'clock-flag'] } } },
  ],
  source: {
    entry: {
      esm: './src/esm.ts',
      cjs: './src/cjs.ts',
      files: './src/files.ts',
      whole: './src/whole.ts',
      lazy: './src/lazy.ts',
      flag: './src/flag.ts',
      named: './src/named.ts',
    },
  },
};
