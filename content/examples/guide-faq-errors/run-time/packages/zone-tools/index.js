exports.merge = require('./merge.js');
