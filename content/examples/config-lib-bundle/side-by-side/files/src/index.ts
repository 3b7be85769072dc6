import type { Style } from './types';
import { pad } from './pad';

export function clock(seconds: number, style: Style = 'short'): string {
  const rest = pad(seconds % 60);
  const minutes = Math.floor(seconds / 60);
  return style === 'short' ? `${minutes}:${rest}` : `${pad(minutes)}:${rest}`;
}
