module.exports = { zone: 'UTC' };
