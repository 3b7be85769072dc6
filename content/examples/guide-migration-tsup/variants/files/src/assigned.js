module.exports = (page) => `page ${page}`;
