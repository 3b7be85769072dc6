import type { Seconds } from 'time-units';
import { pad } from './pad';

export function clock(total: Seconds): string {
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}
