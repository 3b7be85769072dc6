const fs = require('node:fs');

export const read = (file: string): string => fs.readFileSync(file, 'utf8');
