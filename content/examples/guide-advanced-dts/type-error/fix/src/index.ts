import type { Size } from './size';

export const square: Size = { width: 1, height: 1 };
