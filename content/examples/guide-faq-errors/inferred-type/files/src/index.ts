import { createClock } from 'clock-factory';

export const clock = createClock();
