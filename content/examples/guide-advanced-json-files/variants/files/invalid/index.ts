import defaults from './defaults.json';

export const host = defaults.host;
