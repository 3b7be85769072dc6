import { join } from 'path';

export const notes = join('notes', 'today.txt');
