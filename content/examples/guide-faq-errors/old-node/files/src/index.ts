export const formatTime = (hours: number, minutes: number): string => `${hours}:${String(minutes).padStart(2, '0')}`;
