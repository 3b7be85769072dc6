export const fs = require('node:fs');
