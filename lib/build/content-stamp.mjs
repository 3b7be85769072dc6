// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

/** The module that the content loader imports; a new number makes the development server read the content again. */
const FILE = path.join(ROOT, 'lib/content/content-stamp.ts');

/** Creates the stamp where there is none yet; it is not under version control. */
export function ensureContentStamp(file = FILE) {
  if (!existsSync(file)) writeStamp(file, 0);
}

/** Raises the stamp by one. */
export function raiseContentStamp(file = FILE) {
  const found = existsSync(file) ? /stamp = (\d+)/.exec(readFileSync(file, 'utf8')) : null;
  writeStamp(file, Number(found?.[1] ?? 0) + 1);
}

/**
 * @param {string} file
 * @param {number} stamp
 */
function writeStamp(file, stamp) {
  writeFileSync(
    file,
    `/** Written by lib/build: a new number makes the development server read the content again. */\nexport const stamp = ${stamp};\n`,
  );
}
