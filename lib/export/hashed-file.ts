import path from 'node:path';
import { writeFileWithFolders } from '@/lib/node/files';
import { hashValue } from '@/lib/site/hash-value';

/** Number of hexadecimal digits, as few as bundlers use, because they are in every page. */
const HASH_LENGTH = 8;

/** Writes a file that may be cached forever, because its name contains a hash of its content. Returns its URL without base path. */
export function writeHashedFile(outDir: string, name: string, extension: 'css' | 'js' | 'txt', content: string): string {
  const url = `/_next/static/${name}-${hashValue(content).slice(0, HASH_LENGTH)}.${extension}`;
  writeFileWithFolders(path.join(outDir, url), content);
  return url;
}
