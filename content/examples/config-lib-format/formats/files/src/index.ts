import { pad } from './pad';

export function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${pad(minutes)}:${pad(seconds % 60)}`;
}
