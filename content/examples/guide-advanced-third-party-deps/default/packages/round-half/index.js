export function roundHalf(amount) {
  return Math.round(amount * 2) / 2;
}
