export const debug = process.env.DEBUG === 'clock';
