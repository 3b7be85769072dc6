export default { output: { autoExternal: 'dev-dep' } };
