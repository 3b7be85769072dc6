const context = require.context('./words', false, /\.ts$/);

export const words = () => context.keys();
