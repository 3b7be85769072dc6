import type { Size } from '#lib/size';

export function area(size: Size): number {
  return size.width * size.height;
}
