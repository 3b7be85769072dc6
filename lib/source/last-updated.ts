import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findGitFailure, runGit, tryGit } from '@/lib/node/git.mjs';
import { toDisplayPath } from '@/lib/site/file-paths';

/**
 * Reads the ISO date of the last commit of each file below `folder`, by path relative to it. In a shallow clone the oldest commit contains
 * every file, so its date is ignored: no date is better than a wrong one. Empty if git or the history is missing.
 */
export function readLastUpdated(folder: string): ReadonlyMap<string, string> {
  try {
    const log = runGit(folder, 'log', '--format=%x00%H %cI', '--name-only', '--relative', '--no-renames', '--', '.');
    return parseLog(log, readShallowCommits(folder));
  } catch {
    return new Map();
  }
}

/** Explains why the pages of a folder have no last commit date, and how to fix that; undefined if they have one. */
export function describeMissingHistory(folder: string): string | undefined {
  const display = toDisplayPath(folder);
  const consequence = `pages of ${display}/ do not show when they were last updated`;
  const off = 'or set theme.lastUpdated to false in the site configuration.';
  const failure = findGitFailure(folder);
  if (failure) return `${failure.reason}, so ${consequence}. ${failure.fix}, ${off}`;
  if (runGit(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true')
    return `The git clone is shallow, so some ${consequence}. Run git fetch --unshallow, ${off}`;
  if (tryGit(folder, 'log', '-1', '--format=%H', '--', '.')) return undefined;
  return `The git history has no commit of ${display}/, so ${consequence}. Commit the folder, ${off}`;
}

/** Parses `git log --format=%x00%H %cI --name-only`: newest commit first, so the first occurrence of a file counts. */
export function parseLog(log: string, shallow: ReadonlySet<string>): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const unknown = new Set<string>();
  for (const record of log.split('\0')) {
    const [head = '', ...files] = record.split('\n').filter(Boolean);
    const [commit = '', date = ''] = head.split(' ');
    for (const file of files) {
      if (dates.has(file) || unknown.has(file)) continue;
      if (shallow.has(commit)) unknown.add(file);
      else dates.set(file, date);
    }
  }
  return dates;
}

function readShallowCommits(folder: string): ReadonlySet<string> {
  const file = path.resolve(folder, runGit(folder, 'rev-parse', '--git-path', 'shallow').trim());
  try {
    return new Set(readFileSync(file, 'utf8').split('\n'));
  } catch {
    return new Set();
  }
}
