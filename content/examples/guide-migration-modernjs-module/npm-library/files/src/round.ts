export const round = (value: number, step = 1): number => Math.round(value / step) * step;
