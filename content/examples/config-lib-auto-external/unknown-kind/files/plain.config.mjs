export default { output: { autoExternal: { dependancies: false } } };
