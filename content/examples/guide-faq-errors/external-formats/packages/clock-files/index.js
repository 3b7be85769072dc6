const { readFileSync } = require('node:fs');

exports.load = (name) => require(name);
exports.read = () => readFileSync(`${__dirname}/package.json`, 'utf8');
