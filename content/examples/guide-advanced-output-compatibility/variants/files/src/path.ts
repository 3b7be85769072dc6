import { extname } from 'node:path';

export const isPicture = (file: string): boolean =>
  ['.png', '.webp'].includes(extname(file));
