export default { lib: [{ fromat: 'cjs' }] };
