exports.days = 'days';
