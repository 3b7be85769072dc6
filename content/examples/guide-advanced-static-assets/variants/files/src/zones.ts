import { readFile } from 'node:fs/promises';

const file = new URL('./assets/zones.txt', import.meta.url);

export async function listZones(): Promise<string[]> {
  const text = await readFile(file, 'utf8');
  return text.trim().split('\n');
}
