export default (code) => code.replace('24', '12');
