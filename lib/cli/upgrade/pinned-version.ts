import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TOOL_PARTS } from '@/lib/examples/toolchain';
import { requireHistory, runGit } from '@/lib/node/git.mjs';
import { readPackages } from '@/lib/node/install.mjs';
import { UsageError } from '@/lib/node/read-flags.mjs';

/** The package that the site documents. */
export const TOOL = '@rslib/core';

/** Throws a `UsageError` unless `version` is an exact version other than `pinned`. */
export function checkVersion(version: string | undefined, pinned: string): asserts version is string {
  const usage = 'npm run upgrade:rslib -- 1.1.0';
  if (version === undefined) throw new UsageError(`Pass the version to document: ${usage}`);
  if (!/^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(version)) {
    throw new UsageError(
      `"${version}" is not an exact version such as 1.1.0 or 1.1.0-beta.1. Ranges and tags are not reproducible: ${usage}`,
    );
  }
  if (version === pinned) throw new UsageError(`The examples already use ${TOOL} ${version}. Pass another version.`);
}

/** Throws if git lists changes, because they could not be told apart from those of the upgrade, or cannot list them. */
export function checkClean(root: string): void {
  requireHistory(root, 'and run the command again.');
  const status = runGit(root, 'status', '--porcelain').trimEnd();
  if (status === '') return;
  const lines = status.split('\n');
  const shown = lines.slice(0, 5).map((line) => `\n  ${line}`);
  const more = lines.length > 5 ? `\n  … ${lines.length - 5} more` : '';
  throw new UsageError(`There are uncommitted changes. Commit or stash them first:${shown.join('')}${more}`);
}

/** Saves the texts of files. Returns a function that restores those that changed. */
export function backUpFiles(files: readonly string[]): () => void {
  const texts = files.map((file) => [file, readFileSync(file)] as const);
  return () => {
    for (const [file, text] of texts) {
      if (!existsSync(file) || !readFileSync(file).equals(text)) writeFileSync(file, text);
    }
  };
}

/** Lists sentences about parts of the tool that a toolchain contains twice: in the version that examples import and in the one that Rslib uses. */
export function listDuplicateParts(dir: string): string[] {
  const packages = Object.entries(readPackages(path.join(dir, 'package-lock.json')));
  return TOOL_PARTS.flatMap((part) => {
    const copies = packages.filter(([place]) => place.endsWith(`node_modules/${part}`));
    const versions = [...new Set(copies.map(([, { version = '' }]) => version))];
    if (versions.length < 2) return [];
    const fix = `In the package.json of this toolchain, pin the version that ${TOOL} needs.`;
    return [`The toolchain "${path.basename(dir)}" has ${part} ${versions.join(' and ')}. ${fix}`];
  });
}
