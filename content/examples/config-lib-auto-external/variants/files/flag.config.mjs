export default { lib: [{ output: { distPath: 'dist/flag' } }] };
