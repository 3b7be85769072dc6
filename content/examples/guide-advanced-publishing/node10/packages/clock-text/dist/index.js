exports.index = 'index';
