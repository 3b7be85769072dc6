export default { lib: [{ format: 'esm', experiments: { exe: true }, source: { entry: { clock: './src/index.ts', watch: './src/second.ts' } } }] };
