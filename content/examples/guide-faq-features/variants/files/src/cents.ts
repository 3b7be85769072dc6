/*! Prices 1.0, MIT licence */

// Rounds to two digits.
export function cents(value: number): number {
  const factor = 10 * 10; // two digits
  return Math.round(value * factor) / factor;
}
