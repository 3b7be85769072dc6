export default {
  lib: [
    { id: 'files', format: 'cjs', bundle: false, output: { distPath: 'dist/files' } },
    { id: 'esm', bundle: false, output: { distPath: 'dist/esm' } },
    { id: 'bundled', format: 'cjs', output: { distPath: 'dist/bundled' } },
  ],
};
