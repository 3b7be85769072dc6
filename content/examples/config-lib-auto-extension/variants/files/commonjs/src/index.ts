export const area = 6;
