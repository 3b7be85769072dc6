export default {
  lib: [
    { format: 'esm' },
    { format: 'cjs' },
    { format: 'esm', output: { distPath: 'dist/bundled', externals: { 'clock-cjs': false } } },
  ],
};
