import type { Size } from './size';

export function area(size: Size): number {
  return size.width * size.height;
}
