module.exports = (page) => `page ${page}`;
module.exports.first = 1;
