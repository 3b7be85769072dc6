import { scale } from '@kit/scale.js';
import { Axis } from './axis.ts';

export class Point {
  tags: string[] = [];

  constructor(
    readonly x: number,
    readonly y: number,
  ) {}

  along(axis: Axis, factor = 1): number {
    return scale(axis === Axis.X ? this.x : this.y, factor);
  }
}
