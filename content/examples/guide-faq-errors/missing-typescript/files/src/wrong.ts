export const minutes: number = 'five';
