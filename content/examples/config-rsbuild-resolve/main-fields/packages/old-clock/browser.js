export const source = 'browser';
