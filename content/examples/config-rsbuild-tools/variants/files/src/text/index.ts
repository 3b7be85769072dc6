import words from './words.txt';

export const list: string[] = words.trim().split('\n');
