exports.Words = class {};
