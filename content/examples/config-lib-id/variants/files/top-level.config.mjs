export default {
  id: 'main',
  lib: [{ format: 'esm' }],
  output: { distPath: 'dist/top-level' },
};
