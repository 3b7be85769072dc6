exports.zones = 'zones';
