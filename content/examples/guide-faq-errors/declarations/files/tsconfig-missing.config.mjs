export default { dts: true, source: { tsconfigPath: './tsconfig.lib.json' } };
