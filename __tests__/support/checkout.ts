import { copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runGit } from '@/lib/node/git.mjs';
import { findMismatch } from '@/lib/node/install.mjs';
import { ROOT } from '@/lib/node/settings.mjs';

/** What a clone takes over from this checkout, which stays unchanged. */

const CACHE = path.resolve(ROOT, process.env.DOCS_CACHE_DIR || 'node_modules/.cache/rslib-docs');
export const DEFAULT_TOOLCHAIN = 'lib/examples/toolchain/default';

/** Creates a bare clone, with the settings of the user, who may have had to allow git to read this repository. */
export function cloneBare(target: string): void {
  runGit(ROOT, 'clone', '--quiet', '--bare', ROOT, target);
}

/** Copies what is not committed, so that a test before the commit tests the present state. */
export function copyUncommitted(clone: string): void {
  const changed = runGit(ROOT, 'diff', '--name-only', '-z', 'HEAD') + runGit(ROOT, 'ls-files', '--others', '--exclude-standard', '-z');
  for (const file of changed.split('\0').filter(Boolean)) {
    if (existsSync(path.join(ROOT, file))) cpSync(path.join(ROOT, file), path.join(clone, file));
    else rmSync(path.join(clone, file), { force: true });
  }
}

/**
 * Links the installed packages. Returns whether those of the examples are among them; before their first use they are not installed, and
 * the clone installs its own.
 */
export function linkPackages(clone: string): boolean {
  const hasExamples = !findMismatch(path.join(ROOT, DEFAULT_TOOLCHAIN));
  for (const folder of ['.', ...(hasExamples ? [DEFAULT_TOOLCHAIN] : [])]) {
    // A junction is the link that Windows makes without a special permission; the type has no effect elsewhere.
    symlinkSync(path.join(ROOT, folder, 'node_modules'), path.join(clone, folder, 'node_modules'), 'junction');
  }
  // The rule for `node_modules/` ignores only folders, not links.
  writeFileSync(path.join(clone, '.git/info/exclude'), 'node_modules*\n');
  return hasExamples;
}

/** Links the compiled pages. Entries of the cache are never changed; another disk gets copies. */
export function linkCompiledPages(cache: string): void {
  const [from, to] = [CACHE, cache].map((folder) => path.join(folder, 'pages')) as [string, string];
  mkdirSync(to, { recursive: true });
  for (const name of existsSync(from) ? readdirSync(from) : []) {
    try {
      linkSync(path.join(from, name), path.join(to, name));
    } catch {
      copyFileSync(path.join(from, name), path.join(to, name));
    }
  }
}
