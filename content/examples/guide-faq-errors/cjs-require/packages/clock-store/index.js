const { createElement } = require('react');

exports.hour = (value) => createElement('time', null, `${value} h`);
