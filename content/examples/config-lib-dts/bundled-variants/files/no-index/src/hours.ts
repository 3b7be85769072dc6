export const HOURS: number = 24;
