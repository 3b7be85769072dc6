import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './settings.mjs';

/** @typedef {import('../site/diagnostics.ts').Diagnostic} Diagnostic */

/** The module that the content loader imports. It is generated and not committed. */
const FILE = path.join(ROOT, 'lib/source/content-revision.ts');

/** Resets the module, so that a build does not use the state of a development server. */
export function resetContentRevision(file = FILE) {
  writeRevision(file, 0, []);
}

/**
 * Writes a new revision, which makes the development server load the content again. Pages show the diagnostics.
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
  // Does not write an unchanged file, so that watchers do not rebuild.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
