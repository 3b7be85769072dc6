import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';

export type Algorithm = 'sha256' | 'sha512';

export async function digest(file: string, algorithm: Algorithm = 'sha256'): Promise<string> {
  const content = await readFile(file);
  return createHash(algorithm).update(content).digest('hex');
}
