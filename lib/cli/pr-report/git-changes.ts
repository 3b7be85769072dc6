import { requireHistory, runGit, tryGit } from '@/lib/node/git.mjs';
import { UsageError } from '@/lib/node/read-flags.mjs';

/** A file that differs from the base. Paths are relative to the folder of the site. */
export interface Change {
  readonly kind: 'added' | 'changed' | 'moved' | 'removed';
  readonly file: string;
  /** Path in the base; the same as `file` unless the file was moved. */
  readonly from: string;
}

const KINDS: Readonly<Record<string, Change['kind']>> = { A: 'added', D: 'removed', R: 'moved' };

/** Finds the commit where the checked-out branch diverged from `ref`. Throws a `UsageError` if there is none. */
export function resolveBase(root: string, ref: string): string {
  requireHistory(root, 'and run the command again.');
  const commit = tryGit(root, 'rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`)?.trim();
  if (!commit) {
    throw new UsageError(
      `There is no commit "${ref}" in this repository. Fetch it (git fetch origin), or pass another one: npm run pr:report -- --base=origin/main`,
    );
  }
  const base = tryGit(root, 'merge-base', commit, 'HEAD')?.trim();
  if (base) return base;
  throw new UsageError(`"${ref}" and the checked-out commit have no common commit. In a shallow clone, run git fetch --unshallow first.`);
}

/** Lists the files below `root` that differ from `base`, committed or not, sorted by path. */
export function listChanges(root: string, base: string): Change[] {
  const diff = runGit(root, 'diff', '--name-status', '--find-renames', '--relative', '--no-ext-diff', '-z', base, '--', '.');
  const fields = diff.split('\0').filter(Boolean);
  const changes: Change[] = [];
  while (fields.length > 0) {
    const status = fields.shift()?.charAt(0) ?? '';
    const from = fields.shift() ?? '';
    const kind = KINDS[status] ?? 'changed';
    changes.push({ kind, from, file: kind === 'moved' ? (fields.shift() ?? '') : from });
  }
  const untracked = runGit(root, 'ls-files', '--others', '--exclude-standard', '-z').split('\0').filter(Boolean);
  const added = untracked.map((file): Change => ({ kind: 'added', file, from: file }));
  return [...changes, ...added].sort((a, b) => (a.file < b.file ? -1 : 1));
}

export function readAt(root: string, commit: string, file: string): string | undefined {
  return tryGit(root, 'show', `${commit}:./${file}`);
}
