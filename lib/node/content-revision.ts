import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readText } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';
import type { Diagnostic } from '@/lib/site/diagnostics';

/** The module that the content loader imports. It is generated and not committed. */
const FILE = path.join(ROOT, 'lib/source/content-revision.ts');

/** Resets the module, so that a build does not use the state of a development server. */
export function resetContentRevision(file = FILE): void {
  writeRevision(file, 0, []);
}

/** Creates the module if there is none: a development server may be using it. */
export function ensureContentRevision(file = FILE): void {
  if (!existsSync(file)) resetContentRevision(file);
}

/** Writes a new revision, which makes the development server load the content again. Pages show the diagnostics. */
export function raiseContentRevision(diagnostics: readonly Diagnostic[], file = FILE): void {
  const [, revision = '0'] = /revision: number = (\d+)/.exec(readText(file) ?? '') ?? [];
  writeRevision(file, Number(revision) + 1, diagnostics);
}

function writeRevision(file: string, revision: number, diagnostics: readonly Diagnostic[]): void {
  const text = `import type { Diagnostic } from '@/lib/site/diagnostics';

/** Written by lib/node/content-revision.ts. */
export const revision: number = ${revision};
export const diagnostics: readonly Diagnostic[] = ${JSON.stringify(diagnostics)};
`;
  // Does not write an unchanged file, so that watchers do not rebuild.
  if (readText(file) !== text) writeFileSync(file, text);
}
