export default { lib: [{ format: 'esm', experiments: { exe: true }, bundle: false }] };
