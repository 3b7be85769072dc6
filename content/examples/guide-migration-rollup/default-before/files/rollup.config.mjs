export default {
  input: 'src/index.js',
  output: { dir: 'dist', format: 'cjs', entryFileNames: '[name].cjs' },
};
