export const clock = (hour: number): string => `${hour}:00`;
