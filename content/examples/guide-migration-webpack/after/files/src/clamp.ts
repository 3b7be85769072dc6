export const clamp = (step: number, count: number): number =>
  Math.min(Math.max(step, 1), count);
