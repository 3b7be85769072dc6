import { addHours } from 'time-kit';

export const later = (hour: number) => addHours(hour, 3);
