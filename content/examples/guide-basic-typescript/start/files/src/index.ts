import { uptime } from 'node:process';

export function clock(seconds: number = uptime()): string {
  const rest = Math.floor(seconds % 60);
  return `${Math.floor(seconds / 60)}:${String(rest).padStart(2, '0')}`;
}
