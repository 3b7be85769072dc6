import pkg from '../package.json' with { type: 'json' };

export const userAgent = `retry-fetch/${pkg.version}`;
