export const clock = (hours) => `${hours}:00`;
