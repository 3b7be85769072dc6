export default { autoExternal: false, lib: [{ format: 'esm' }] };
