export const scale = (value: number, factor: number | undefined): number =>
  value * (factor ?? 1);
