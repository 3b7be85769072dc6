import './globals';

export type Sizes = typeof import('./sizes.json');

export const scale = (width: number, factor: number): number => width * factor;
