export const km = 1000;
