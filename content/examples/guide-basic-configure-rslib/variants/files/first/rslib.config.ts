export default { output: { distPath: 'dist/ts' } };
