export const hoursPerDay = 24;
