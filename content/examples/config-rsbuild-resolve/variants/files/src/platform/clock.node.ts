export const source = 'node';
