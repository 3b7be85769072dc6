export const dup = 'ts';
