export const source = 'default';
