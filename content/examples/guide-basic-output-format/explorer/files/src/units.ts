/** Seconds in each unit, the longest first. */
export const UNITS: Record<string, number> = {
  d: 86_400,
  h: 3_600,
  m: 60,
  s: 1,
};
