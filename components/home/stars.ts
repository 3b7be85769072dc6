/** Position in percent of the hero, radius in pixels. */
export interface Star {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Stars of the background layer; positions avoid the text and the explorer. */
export const FAR_STARS: readonly Star[] = [
  { x: 1.4, y: 15, r: 1.1 },
  { x: 3.2, y: 71, r: 0.9 },
  { x: 6.1, y: 91, r: 1.2 },
  { x: 9.8, y: 7, r: 0.8 },
  { x: 14.3, y: 94, r: 1 },
  { x: 18.9, y: 11, r: 1.2 },
  { x: 23.6, y: 88, r: 0.8 },
  { x: 27.1, y: 4, r: 1 },
  { x: 33.5, y: 96, r: 1.1 },
  { x: 37.4, y: 13, r: 0.9 },
  { x: 41.2, y: 84, r: 1.2 },
  { x: 46.7, y: 21, r: 1 },
  { x: 48.9, y: 66, r: 0.8 },
  { x: 50.3, y: 6, r: 1.1 },
  { x: 52.4, y: 92, r: 0.9 },
  { x: 55.8, y: 10, r: 1 },
  { x: 61.6, y: 96, r: 1.2 },
  { x: 67.2, y: 5, r: 0.9 },
  { x: 72.9, y: 94, r: 1 },
  { x: 78.1, y: 7, r: 1.1 },
  { x: 84.4, y: 97, r: 0.8 },
  { x: 88.6, y: 5, r: 1 },
  { x: 93.7, y: 91, r: 1.2 },
  { x: 96.8, y: 24, r: 0.9 },
  { x: 98.6, y: 64, r: 1.1 },
];

export const NEAR_STARS: readonly Star[] = [
  { x: 0.9, y: 43, r: 1.7 },
  { x: 12.2, y: 17, r: 1.5 },
  { x: 19.4, y: 97, r: 1.6 },
  { x: 31.1, y: 9, r: 1.4 },
  { x: 44.3, y: 95, r: 1.8 },
  { x: 51.2, y: 38, r: 1.5 },
  { x: 59.3, y: 4, r: 1.6 },
  { x: 80.6, y: 92, r: 1.7 },
  { x: 92.8, y: 12, r: 1.8 },
  { x: 99.1, y: 41, r: 1.5 },
];
