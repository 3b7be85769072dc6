import { round } from './round';

export { round };

/** Part of the total, in whole percent. */
export const percent = (value: number, total: number): number => round((value / total) * 100);
