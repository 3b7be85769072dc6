export const hours = 24;
