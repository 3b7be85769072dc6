import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { readText, WHOLE_FOLDERS, writeFileWithFolders } from '@/lib/node/files';
import { tryGit } from '@/lib/node/git.mjs';
import { ROOT, type Settings } from '@/lib/node/settings.mjs';
import { FINDER_FILE, toRelativePath } from '@/lib/site/file-paths';
import { findDate, isAhead } from '@/lib/source/frontmatter';

/** Input folders, relative to the repository. */
const SOURCES = ['app', 'components', 'lib', 'public', 'styles'];
const FILES = /^(?:package(?:-lock)?\.json|tsconfig\.json|.*\.config\.(?:mjs|ts))$/;
/** Inputs in a documentation folder besides its content. */
const DOCS = ['public', 'site.config.ts'];
/** The content revision changes with every save in development and does not affect the build. */
const IGNORED = new Set(['node_modules', 'content-revision.ts']);

/**
 * Hashes all inputs of a build, including the Node version, the last commit, which dates come from, and posts that are not published yet.
 * Equal hashes mean identical builds.
 */
export function hashInputs(settings: Settings): string {
  const content = path.join(settings.docsDir, 'content');
  // A shallow clone lacks dates.
  const history = tryGit(settings.docsDir, 'rev-parse', 'HEAD', '--is-shallow-repository');
  return hashFiles([content], [hashCode(settings), history, ...listAhead(content)]);
}

/** Hashes all inputs except the content and the commit. */
export function hashCode({ docsDir, basePath }: Settings, root = ROOT): string {
  const top = readdirSync(root).filter((name) => FILES.test(name));
  const files = [...[...SOURCES, ...top].map((name) => path.join(root, name)), ...DOCS.map((name) => path.join(docsDir, name))];
  return hashFiles(files, [process.versions.node, basePath]);
}

/** Lists the pages whose date is still ahead, relative to the content folder. */
function listAhead(content: string): string[] {
  const pages = listInputs(content).filter((file) => /\.mdx?$/.test(file));
  return pages.filter((file) => isAhead(findDate(readFileSync(file, 'utf8')))).map((file) => toRelativePath(content, file));
}

function hashFiles(files: readonly string[], facts: readonly (string | undefined)[]): string {
  const hash = createHash('sha256').update(JSON.stringify(facts));
  for (const file of files.flatMap((each) => listInputs(each))) hash.update(`\0${path.relative(ROOT, file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}

/** Returns whether the site in `outDir` was built from these inputs. */
export function isCurrent(settings: Settings, inputs: string): boolean {
  return existsSync(path.join(settings.outDir, 'index.html')) && readText(getHashFile(settings)) === inputs;
}

export function markCurrent(settings: Settings, inputs: string): void {
  writeFileWithFolders(getHashFile(settings), inputs);
}

/** Removes the record while the site is being replaced, so that an interruption never leaves a wrong one. */
export function clearCurrent(settings: Settings): void {
  rmSync(getHashFile(settings), { force: true });
}

function getHashFile({ stateDir }: Settings): string {
  return path.join(stateDir, 'inputs.sha256');
}

/** Lists the files below a folder, or the file. Those that are hidden or installed are inputs only in `WHOLE_FOLDERS`. */
function listInputs(file: string, isInWhole = false): string[] {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) return stats?.isFile() ? [file] : [];
  const isWhole = isInWhole || WHOLE_FOLDERS.some((folder) => file.endsWith(path.sep + folder));
  return readdirSync(file)
    .filter((name) => name !== FINDER_FILE && (isWhole || !(IGNORED.has(name) || name.startsWith('.'))))
    .sort()
    .flatMap((name) => listInputs(path.join(file, name), isWhole));
}
