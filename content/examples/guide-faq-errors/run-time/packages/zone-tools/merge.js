module.exports = (...zones) => zones.join('+');
