import { pad } from './pad';
import type { Style } from './style';

/** Prints a duration as minutes and seconds. */
export function clock(seconds: number, style: Style = 'short'): string {
  const minutes = Math.floor(seconds / 60);
  const head = style === 'short' ? `${minutes}` : pad(minutes);
  return `${head}:${pad(seconds % 60)}`;
}
