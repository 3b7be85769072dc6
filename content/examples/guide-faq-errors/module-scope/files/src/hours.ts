export const hours = 12;
