import defaults, { retries } from './defaults.json';

export const attempts = retries;
export const host = defaults.host;
