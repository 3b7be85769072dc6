import { words } from './words';

export const countWords = (text: string): number => words(text).length;
