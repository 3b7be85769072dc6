export default { bundle: false, outBase: ['src'] };
