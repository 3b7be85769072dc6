import type { Size } from './size';

export function ratio(size: Size): number {
  return size.width / size.height;
}
