import { readFile } from 'node:fs/promises';
import { findTitle } from './title';

export const readTitle = async (file: string): Promise<string> => findTitle(await readFile(file, 'utf8'));
