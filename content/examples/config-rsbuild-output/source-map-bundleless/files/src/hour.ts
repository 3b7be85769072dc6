export const hour = (minutes: number): number => minutes / 60;
