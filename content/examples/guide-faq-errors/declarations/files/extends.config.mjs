export default { dts: true, source: { tsconfigPath: './tsconfig.extends.json' } };
