exports.quote = (text) => `"${text}"`;
