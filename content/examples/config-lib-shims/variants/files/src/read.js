export const fs = require('node:fs');
export const hasRequire = typeof require === 'function';
