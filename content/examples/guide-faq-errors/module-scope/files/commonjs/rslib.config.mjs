export default { lib: [{ autoExtension: false }] };
