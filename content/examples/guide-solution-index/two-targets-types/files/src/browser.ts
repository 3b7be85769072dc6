export const platform = 'browser';
