export default {
  syntax: 'es2015',
  output: { overrideBrowserslist: 'chrome 70' },
  lib: [
    { id: 'node', output: { distPath: 'dist/node' } },
    { id: 'web', output: { distPath: 'dist/web', target: 'web' } },
  ],
};
