import { readFile } from 'node:fs/promises';
import { parseRow, type Row } from './row';

export type { Row };

/** Reads a CSV file without quotes. */
export async function readRows(file: string): Promise<Row[]> {
  const text = await readFile(file, 'utf8');
  return text.trim().split('\n').map(parseRow);
}
