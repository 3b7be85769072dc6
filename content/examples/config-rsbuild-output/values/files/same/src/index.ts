export const days = 7;
