export default {
  lib: [
    { id: 'a', output: { distPath: 'dist/flag-a' } },
    { id: 'b', format: 'umd', output: { distPath: 'dist/flag-b' } },
  ],
};
