export const minutesPerHour = 60;
