/** Formats a count: `1 page`, `1,200 pages`. */
export function formatCount(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`;
}
