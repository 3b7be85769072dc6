import defaults from './defaults.json' with { type: 'json' };

export const host = defaults.host;
