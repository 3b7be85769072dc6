import ms from 'ms';

export const readingTime = (words: number): string => ms((words / 200) * 60_000, { long: true });
