import { createHash } from 'node:crypto';
import path from 'node:path';
import { writeFileWithFolders } from '@/lib/node/files';

/** Number of hexadecimal digits, as few as bundlers use, because they are in every page. */
const HASH_LENGTH = 8;

/** Writes a file that may be cached forever, because its name contains a hash of its content. Returns its URL without base path. */
export function writeHashedFile(outDir: string, name: string, extension: 'css' | 'js' | 'txt', content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
  const url = `/_next/static/${name}-${hash}.${extension}`;
  writeFileWithFolders(path.join(outDir, url), content);
  return url;
}
