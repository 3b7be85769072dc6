const output = { target: 'web', polyfill: 'usage' };

export default {
  syntax: ['chrome 80'],
  lib: [
    { format: 'umd', umdName: 'ClockText', output: { ...output, distPath: 'dist/umd' } },
    { output: { ...output, distPath: 'dist/esm', autoExternal: { devDependencies: true } } },
    { id: 'bundleless', bundle: false, output: { ...output, distPath: 'dist/bundleless', polyfill: 'entry' } },
  ],
};
