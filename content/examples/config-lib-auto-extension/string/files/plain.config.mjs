export default { lib: [{ format: 'cjs', autoExtension: 'no' }] };
