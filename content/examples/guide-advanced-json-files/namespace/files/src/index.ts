import * as defaults from './defaults.json';

export const host = defaults.host;
