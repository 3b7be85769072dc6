export default { lib: [{ fromat: 'cjs', output: { distPath: 'dist/typo' } }] };
