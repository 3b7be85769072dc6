export interface Point {
  x: number;
  y: number;
}

export function move(point: Point, dx: number, dy: number): Point {
  return { x: point.x + dx, y: point.y + dy };
}
