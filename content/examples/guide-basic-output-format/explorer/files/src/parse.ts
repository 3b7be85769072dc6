import { UNITS } from './units';

/** Parses a duration: "1h 23m 45s" becomes 5025. */
export function parse(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const length = UNITS[part.slice(-1)];
    if (!length) throw new Error(`Unknown: ${part}`);
    return sum + parseInt(part, 10) * length;
  }, 0);
}
