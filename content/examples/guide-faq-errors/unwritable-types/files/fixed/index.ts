import { createClock, toHour } from './hour';
import { years } from './years';

export const noon = toHour(12);
export const clock = createClock();
export const calendar = { past: years, present: years, future: years };
