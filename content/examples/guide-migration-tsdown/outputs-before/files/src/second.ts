import type { Level } from './level';

export const second: Level | undefined = undefined;
