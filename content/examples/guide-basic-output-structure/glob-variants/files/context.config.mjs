const context = { index: './src/context.ts' };

export default {
  lib: [
    { source: { entry: context }, output: { distPath: 'dist/context' } },
    { format: 'cjs', source: { entry: context }, output: { distPath: 'dist/context' } },
    { bundle: false, source: { entry: { index: ['./src/context.ts', './src/words/*.ts'] } }, output: { distPath: 'dist/context-bundleless' } },
    { source: { entry: { index: './src/module.mjs' } }, output: { distPath: 'dist/context-module' } },
  ],
};
