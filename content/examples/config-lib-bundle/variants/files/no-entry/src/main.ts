export const seconds = 90;
