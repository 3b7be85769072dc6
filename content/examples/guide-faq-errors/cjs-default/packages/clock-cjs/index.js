Object.defineProperty(exports, '__esModule', { value: true });
exports.default = () => '12:30';
exports.tick = () => '12:31';
