export const MINUTE = 60;
