import { UNITS } from './units';

/** Splits seconds into units: 90 becomes ["1m", "30s"]. */
export function split(seconds: number): string[] {
  let rest = Math.round(seconds);
  return Object.keys(UNITS).flatMap((unit) => {
    const length = UNITS[unit] ?? 1;
    const value = Math.floor(rest / length);
    rest %= length;
    return value > 0 ? [`${value}${unit}`] : [];
  });
}
