import type { Size } from './size';

declare module './size.js' {
  interface Size {
    depth?: number;
  }
}

export const depth = (size: Size): number => size.depth ?? 0;
