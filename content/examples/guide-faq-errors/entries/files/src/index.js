export const formatTime = (hours) => `${hours}:00`;
