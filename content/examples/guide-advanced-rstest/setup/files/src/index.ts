import { pad } from '@/pad';

declare const SEPARATOR: string;

export const clock = (minutes: number): string =>
  pad(Math.floor(minutes / 60)) + SEPARATOR + pad(minutes % 60);
