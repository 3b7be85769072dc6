import type { Seconds } from 'time-units';

export const minutes = (time: Seconds): number => Math.floor(time / 60);
