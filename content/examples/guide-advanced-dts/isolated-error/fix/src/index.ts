import { ratio } from './ratio';

export const wide = (): number => ratio({ width: 16, height: 9 });
