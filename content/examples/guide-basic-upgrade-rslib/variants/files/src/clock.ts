export const clock = (minutes: number): string => `${minutes}:00`;
