// @ts-check
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

/** @typedef {import('../site/diagnostics.ts').Diagnostic} Diagnostic */

/** The module that the content loader imports. It is not under version control. */
const FILE = path.join(ROOT, 'lib/source/content-revision.ts');

/** Brings the module to its initial state; a build must not see what a development server left behind. */
export function resetContentRevision(file = FILE) {
  writeRevision(file, 0, []);
}

/**
 * A new revision makes the development server load the content again; diagnostics stop its pages and show in the browser.
 * @param {readonly Diagnostic[]} diagnostics
 */
export function raiseContentRevision(diagnostics, file = FILE) {
  const found = existsSync(file) ? /revision: number = (\d+)/.exec(readFileSync(file, 'utf8')) : null;
  writeRevision(file, Number(found?.[1] ?? 0) + 1, diagnostics);
}

/**
 * @param {string} file
 * @param {number} revision
 * @param {readonly Diagnostic[]} diagnostics
 */
function writeRevision(file, revision, diagnostics) {
  const text = `import type { Diagnostic } from '@/lib/site/diagnostics';

/** Written by lib/node/content-revision.mjs. */
export const revision: number = ${revision};
export const diagnostics: readonly Diagnostic[] = ${JSON.stringify(diagnostics)};
`;
  // An unchanged file keeps its time, so that nothing that watches it starts over.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
