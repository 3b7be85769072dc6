import { readFileSync } from 'node:fs';
import { countPages } from './count';

export const source = import.meta.url;

export const countFile = (file: string): number =>
  countPages(readFileSync(file, 'utf8'));
