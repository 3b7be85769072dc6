import { round } from '#shared/round';

export const price = (value: number) => round(value);
