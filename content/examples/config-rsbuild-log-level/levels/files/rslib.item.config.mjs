export default { lib: [{ logLevel: 'silent' }] };
