export const length: number = '2';
