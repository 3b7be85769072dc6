import { ratio } from './ratio';

export const wide = () => ratio({ width: 16, height: 9 });
