export const width: number = 'wide';
