const include = [/node_modules[\\/]pick-words[\\/]/];

export default {
  syntax: 'es5',
  source: { include },
  lib: [
    { id: 'inlined', output: { target: 'web', distPath: 'dist/inlined' } },
    { id: 'imported', externalHelpers: true, output: { target: 'web', distPath: 'dist/imported' } },
    { id: 'node', externalHelpers: true, output: { distPath: 'dist/node' } },
  ],
};
