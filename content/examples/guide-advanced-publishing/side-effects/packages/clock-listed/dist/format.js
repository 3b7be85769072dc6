export const formatTime = (minutes) => `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
