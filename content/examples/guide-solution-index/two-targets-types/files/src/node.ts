export const platform = 'node';
