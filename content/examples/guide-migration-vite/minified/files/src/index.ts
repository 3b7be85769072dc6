export function pad(value: number) {
  const digits = String(value);
  return digits.padStart(2, '0');
}
