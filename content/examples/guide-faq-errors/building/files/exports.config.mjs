export default { source: { entry: { index: './src/style.ts' } }, output: { target: 'web' }, autoExternal: false };
