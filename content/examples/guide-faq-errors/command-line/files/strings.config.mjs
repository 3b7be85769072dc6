export default { lib: ['esm', 'cjs'] };
