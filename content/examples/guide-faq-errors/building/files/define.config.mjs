export default { source: { entry: { index: './src/version.ts' }, define: { VERSION: '1.2.3' } } };
