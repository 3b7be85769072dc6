export default { output: { distPath: 'dist/mjs' } };
