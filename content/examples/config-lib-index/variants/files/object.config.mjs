export default { lib: { format: 'cjs' } };
