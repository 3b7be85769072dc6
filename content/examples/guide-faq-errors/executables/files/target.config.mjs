export default { lib: [{ format: 'esm', experiments: { exe: true }, output: { target: 'web' } }] };
