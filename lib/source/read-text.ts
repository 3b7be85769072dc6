import { readFileSync } from 'node:fs';
import { toDisplayPath } from '@/lib/site/display-path';

/** Reads a content file. Throws an error with the name of the file, which errors of Node.js do not always have. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${toDisplayPath(file)} cannot be read (${reason}). Replace it by a readable file or delete it.`, { cause: error });
  }
}
