import { createClock } from 'clock-factory';

export const clock: ReturnType<typeof createClock> = createClock();
