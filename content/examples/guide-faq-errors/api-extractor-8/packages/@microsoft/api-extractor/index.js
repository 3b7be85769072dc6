exports.Extractor = class Extractor {};
