import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles, moveFile } from '@/lib/node/files';
import { buildPath, listVersions, type PathRules, splitSlug, stripSlash, toFileStem } from '@/lib/routes/paths';
import { groupBy } from '@/lib/site/collections';
import type { Site } from '@/lib/source/site';

/** Relocates the files of an export to their public paths, so that any host can serve them. Throws if two would get the same path. */
export function relocateFiles(outDir: string, rules: PathRules, indexPaths: ReadonlySet<string>): void {
  const relocations = planRelocations(listFiles(outDir), rules, indexPaths);
  const staging = `${outDir}.relocate`;
  for (const { from, to } of relocations) moveFile(path.join(outDir, from), path.join(staging, to));
  rmSync(outDir, { recursive: true });
  renameSync(staging, outDir);
}

/** Lists the public paths of all index pages, such as `/zh/guide/start/`, and of all home pages, even those without content. */
export function listIndexPaths({ pages, rules, buildPath }: Site): Set<string> {
  const homes = listVersions(rules).flatMap((version) => rules.langs.map((lang) => buildPath({ version, lang, key: '' })));
  return new Set([...homes, ...pages.filter(({ isIndex }) => isIndex).map(({ path }) => path)]);
}

/** Lists old and new path of each file, relative to the output folder, except files that readers never need. */
export function planRelocations(files: readonly string[], rules: PathRules, indexPaths: ReadonlySet<string>) {
  const kept = files.filter((file) => !isDropped(file));
  const pages = new Set(kept.filter((file) => file.endsWith('.html')).map(dropExtension));
  const relocations = kept.map((from) => ({ from, to: buildTarget(from, pages, rules, indexPaths) }));
  throwCollisions(relocations);
  return relocations;
}

/**
 * Returns whether a file is dropped: the framework's error page, which the 404 page of each language replaces, and the segments of payloads,
 * which only the framework's own prefetching requests (see `lib/browser/start/prefetch-page.ts`).
 */
function isDropped(file: string): boolean {
  return file === '404.html' || /^_not-found(?:[./]|$)/.test(file) || /^__next\..*\.txt$/.test(path.posix.basename(file));
}

function buildTarget(file: string, pages: ReadonlySet<string>, rules: PathRules, indexPaths: ReadonlySet<string>): string {
  const page = dropExtension(file);
  if (pages.has(page) && /\.(?:html|txt)$/.test(file)) {
    const target = toPublicFile(page, rules);
    const indexPath = target ? `/${target}/` : '/';
    return toFileStem(indexPaths.has(indexPath) ? indexPath : `/${target}`).slice(1) + file.slice(page.length);
  }
  return path.posix.join(toPublicFile(path.posix.dirname(file), rules), path.posix.basename(file));
}

/** Maps a path in the export to the path in the site: `zh/v1/guide` -> `v1/zh/guide`, `en` -> ``. */
function toPublicFile(exported: string, rules: PathRules): string {
  const [lang = '', ...slug] = exported.split('/');
  return rules.langs.includes(lang) ? stripSlash(buildPath({ lang, ...splitSlug(slug, rules) }, rules)).slice(1) : exported;
}

function dropExtension(file: string): string {
  return file.replace(/\.[^./]+$/, '');
}

function throwCollisions(relocations: readonly { readonly from: string; readonly to: string }[]): void {
  const clashes = [...groupBy(relocations, ({ to }) => to)].filter(([, list]) => list.length > 1);
  if (clashes.length === 0) return;
  const lines = clashes.map(([to, list]) => `  ${to}: ${list.map(({ from }) => from).join(' and ')}`);
  throw new Error(`Several files of the build have the same path. Rename the page or the file in public/:\n${lines.join('\n')}`);
}
