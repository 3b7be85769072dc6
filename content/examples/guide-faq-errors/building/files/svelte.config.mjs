export default { source: { entry: { index: './src/svelte.ts' } } };
