import { join } from 'node:path';

export const wordList = join(import.meta.dirname, '../data/words.txt');
