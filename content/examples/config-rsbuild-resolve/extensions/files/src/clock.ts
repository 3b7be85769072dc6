export const source = 'any';
