export default {
  lib: [{ dts: true, source: { tsconfigPath: './tsconfig.lib.json' }, output: { distPath: 'dist/empty' } }],
};
