import { open } from 'node:fs/promises';

export async function firstByte(file: string): Promise<number | undefined> {
  await using handle = await open(file);
  const { buffer } = await handle.read({ length: 1 });
  return buffer.at(0);
}

export const kilobytes = (bytes?: number): number => (bytes ?? 0) / 1_000;
