export function clock(seconds: number): string {
  return seconds;
}
