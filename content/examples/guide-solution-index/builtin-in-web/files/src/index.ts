import { readFileSync } from 'node:fs';

export const readTheme = (file: string): string => readFileSync(file, 'utf8');
