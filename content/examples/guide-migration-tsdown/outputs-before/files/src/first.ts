import type { Level } from './level';

export const first: Level | undefined = undefined;
