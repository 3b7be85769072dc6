import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Reads a content file. Throws an error with the name of the file, which errors of Node.js do not always have. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const display = path.relative(process.cwd(), file).split(path.sep).join('/');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${display} cannot be read (${reason}). Replace it by a readable file or delete it.`, { cause: error });
  }
}
