const load = require.context('./parts', false, /\.js$/);

export const names = load.keys().map((name) => Object.keys(load(name))[0]);
