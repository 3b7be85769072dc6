export const minutes = 5;
