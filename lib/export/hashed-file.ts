import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file that may be cached forever, because its name has a hash of its content. Returns its URL without base path. */
export function writeHashedFile(outDir: string, name: string, extension: 'css' | 'js' | 'txt', content: string | Uint8Array): string {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  const url = `/_next/static/${name}-${hash}.${extension}`;
  const file = path.join(outDir, url);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return url;
}
