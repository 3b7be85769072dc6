import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';
import { buildPath, type PathRules, splitSlug, stripSlash } from '@/lib/routes/paths';

/** A file of the export and where it belongs; both relative to the folder of the site. */
interface Relocation {
  readonly from: string;
  readonly to: string;
}

/**
 * Brings an export into the shape that any host can serve: the files of the default language at the
 * root, versions before languages, index pages as `folder/index.html`. Throws if two files want one address.
 */
export function relocateFiles(outDir: string, rules: PathRules, indexPaths: ReadonlySet<string>): void {
  const relocations = planRelocations(listFiles(outDir), rules, indexPaths);
  const staging = `${outDir}.relocate`;
  rmSync(staging, { recursive: true, force: true });
  for (const { from, to } of relocations) {
    const target = path.join(staging, to);
    mkdirSync(path.dirname(target), { recursive: true });
    renameSync(path.join(outDir, from), target);
  }
  rmSync(outDir, { recursive: true });
  renameSync(staging, outDir);
}

/** Every file that stays, with its new place; files that no reader needs are left out. */
export function planRelocations(files: readonly string[], rules: PathRules, indexPaths: ReadonlySet<string>): Relocation[] {
  const kept = files.filter((file) => !isDropped(file));
  const pages = new Set(kept.filter((file) => file.endsWith('.html')).map(dropExtension));
  const relocations = kept.map((from) => ({ from, to: findTarget(from, pages, rules, indexPaths) }));
  throwCollisions(relocations);
  return relocations;
}

/** The framework's own error page, for which each language has one of ours, and payloads that the client never asks for. */
function isDropped(file: string): boolean {
  return file === '404.html' || /^_not-found(?:[./]|$)/.test(file) || path.posix.basename(file) === '__next._full.txt';
}

function findTarget(file: string, pages: ReadonlySet<string>, rules: PathRules, indexPaths: ReadonlySet<string>): string {
  const page = dropExtension(file);
  if (pages.has(page) && /\.(?:html|txt)$/.test(file)) {
    const target = toPublicFile(page, rules);
    const isIndex = indexPaths.has(target ? `/${target}/` : '/');
    return (isIndex ? path.posix.join(target, 'index') : target) + file.slice(page.length);
  }
  return path.posix.join(toPublicFile(path.posix.dirname(file), rules), path.posix.basename(file));
}

/** `zh/v1/guide` -> `v1/zh/guide`, `en` -> ``: where the export has a page or folder, and where the site has it. */
function toPublicFile(exported: string, rules: PathRules): string {
  const [lang = '', ...slug] = exported.split('/');
  return rules.langs.includes(lang) ? stripSlash(buildPath({ lang, ...splitSlug(slug, rules) }, rules)).slice(1) : exported;
}

function dropExtension(file: string): string {
  return file.replace(/\.[^./]+$/, '');
}

function throwCollisions(relocations: readonly Relocation[]): void {
  const sources = new Map<string, string[]>();
  for (const { from, to } of relocations) sources.set(to, [...(sources.get(to) ?? []), from]);
  const clashes = [...sources].filter(([, list]) => list.length > 1);
  if (clashes.length === 0) return;
  const lines = clashes.map(([to, list]) => `  ${to}: ${list.join(' and ')}`);
  throw new Error(
    `Several files of the build want the same address. Rename the page, or the file in public/, that took a name of the other:\n${lines.join('\n')}`,
  );
}
