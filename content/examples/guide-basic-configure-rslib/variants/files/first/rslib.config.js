export default { output: { distPath: 'dist/js' } };
