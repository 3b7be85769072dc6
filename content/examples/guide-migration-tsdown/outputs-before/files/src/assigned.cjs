module.exports = { name: 'tide' };
