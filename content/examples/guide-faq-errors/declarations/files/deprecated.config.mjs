export default { dts: true, source: { tsconfigPath: './tsconfig.removed.json' } };
