export const hour = 1;
