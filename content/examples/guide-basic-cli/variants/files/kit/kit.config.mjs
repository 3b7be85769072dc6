export default { output: { minify: true } };
