import { version } from '../package.json';

export const userAgent = `retry-fetch/${version}`;
