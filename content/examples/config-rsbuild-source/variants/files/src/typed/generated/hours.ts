export const hours: number = 24;
