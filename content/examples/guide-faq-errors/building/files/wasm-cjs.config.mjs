export default { source: { entry: { index: './src/add.ts' } }, lib: [{ format: 'cjs', wasm: { mode: 'compile' } }] };
