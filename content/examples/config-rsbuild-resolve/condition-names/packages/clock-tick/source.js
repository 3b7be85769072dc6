export const source = 'source';
