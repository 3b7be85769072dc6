import { multiply } from '#math/multiply';

export const double = (value: number) => multiply(value, 2);
