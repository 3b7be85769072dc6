import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';

/** Compares the files of two folders. Returns a line for each difference; none if all files are identical byte for byte. */
export function compareFolders(first: string, second: string): string[] {
  const [firstFiles, secondFiles] = [new Set(listFiles(first)), new Set(listFiles(second))];
  return [...new Set([...firstFiles, ...secondFiles])].sort().flatMap((file) => {
    if (!secondFiles.has(file)) return [`${file}: only in the first`];
    if (!firstFiles.has(file)) return [`${file}: only in the second`];
    const [a, b] = [readFileSync(path.join(first, file)), readFileSync(path.join(second, file))];
    if (a.equals(b)) return [];
    const at = a.findIndex((byte, index) => byte !== b[index]);
    return [`${file}: differs from byte ${at === -1 ? a.length : at}`];
  });
}
