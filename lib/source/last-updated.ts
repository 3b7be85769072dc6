import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * ISO date of the last commit of each file below `folder`, by path relative to it. In a shallow clone the oldest commit contains
 * every file, so its date is ignored: no date is better than a wrong one. Empty if git or the history is missing.
 */
export function readLastUpdated(folder: string): ReadonlyMap<string, string> {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
        cwd: folder,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
        maxBuffer: 1 << 28,
      });
    return parseLog(
      git('log', '--format=%x00%H %cI', '--name-only', '--relative', '--no-renames', '--', '.'),
      readShallowCommits(git, folder),
    );
  } catch {
    return new Map();
  }
}

/** Parses `git log --format=%x00%H %cI --name-only`: newest commit first, so the first occurrence of a file counts. */
export function parseLog(log: string, shallow: ReadonlySet<string>): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const unknown = new Set<string>();
  for (const record of log.split('\0').slice(1)) {
    const [head = '', ...files] = record.trim().split('\n').filter(Boolean);
    const [commit = '', date = ''] = head.split(' ');
    for (const file of files) {
      if (dates.has(file) || unknown.has(file)) continue;
      if (shallow.has(commit)) unknown.add(file);
      else dates.set(file, date);
    }
  }
  return dates;
}

function readShallowCommits(git: (...args: string[]) => string, folder: string): ReadonlySet<string> {
  const file = path.resolve(folder, git('rev-parse', '--git-path', 'shallow').trim());
  try {
    return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  } catch {
    return new Set();
  }
}
