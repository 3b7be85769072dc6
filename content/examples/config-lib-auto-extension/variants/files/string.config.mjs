export default {
  lib: [
    { format: 'cjs', autoExtension: 'no', output: { distPath: 'dist/string' } },
  ],
};
