export const source = 'main';
