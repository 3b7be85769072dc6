import { readFile } from 'node:fs/promises';

export const readNotes = () => readFile('notes.txt', 'utf8');
