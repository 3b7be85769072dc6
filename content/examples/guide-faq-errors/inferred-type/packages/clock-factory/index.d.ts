import type { Clock } from './clock.js';

export declare function createClock(): Clock;
