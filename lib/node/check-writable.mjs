import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Bytes that must fit on the disk. */
const SPACE = 1 << 20;

/** Throws the system's error if files cannot be written to a folder, which is created, or if the disk is full. */
export function checkWritable(/** @type {string} */ folder) {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `.${process.pid}.probe`);
  try {
    writeFileSync(file, new Uint8Array(SPACE));
  } finally {
    rmSync(file, { force: true });
  }
}
