export default { id: 'main', lib: [{ format: 'esm' }] };
