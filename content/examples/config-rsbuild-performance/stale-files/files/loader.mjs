export default (source) => source.replace('NUMBER', 'one');
