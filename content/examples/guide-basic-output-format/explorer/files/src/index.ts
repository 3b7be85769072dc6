import { pad } from './pad';

export function clock(seconds?: number): string {
  const total = seconds ?? 0;
  return `${Math.floor(total / 60)}:${pad(total % 60)}`;
}
