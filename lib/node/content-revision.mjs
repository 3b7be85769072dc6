// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

/** The module that the content loader imports; a new number makes the development server read the content again. */
const FILE = path.join(ROOT, 'lib/source/content-revision.ts');

/** Creates the revision where there is none yet; it is not under version control. */
export function ensureContentRevision(file = FILE) {
  if (!existsSync(file)) writeRevision(file, 0);
}

/** Raises the revision by one. */
export function raiseContentRevision(file = FILE) {
  const found = existsSync(file) ? /revision = (\d+)/.exec(readFileSync(file, 'utf8')) : null;
  writeRevision(file, Number(found?.[1] ?? 0) + 1);
}

/**
 * @param {string} file
 * @param {number} revision
 */
function writeRevision(file, revision) {
  writeFileSync(
    file,
    `/** Written by lib/node/content-revision.mjs: a new number makes the development server read the content again. */\nexport const revision = ${revision};\n`,
  );
}
