import { ratio } from './ratio';

export const isSquare = ratio({ width: 1, height: 1 }) === 1;
