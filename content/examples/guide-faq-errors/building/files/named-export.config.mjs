export default { source: { entry: { index: './src/named.ts' } }, output: { target: 'web', cssModules: { namedExport: true } } };
