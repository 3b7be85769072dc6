export const noon: number = 12;
