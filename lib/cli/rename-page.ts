import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  addMetaEntry,
  type ContentFolder,
  checkFree,
  checkNewPath,
  FileEdits,
  getMeta,
  openContentFolder,
  readContentPath,
  replaceLinks,
  replaceMetaEntry,
  toFile,
  toRecordName,
} from '@/lib/cli/content-edits';
import { listFiles } from '@/lib/node/files';
import { UsageError } from '@/lib/node/read-flags.mjs';
import { buildPathRules } from '@/lib/routes/path-rules';
import { type PathRules, parsePath, toFileStem, toggleSlash } from '@/lib/routes/paths';
import { throwDiagnostics } from '@/lib/site/diagnostics';
import { toRelativePath } from '@/lib/site/file-paths';
import type { SiteConfig } from '@/lib/site/types';
import { parsePageFile } from '@/lib/source/read-files';
import { type PendingChange, readOriginals } from '@/lib/source/read-originals';
import { type PageRedirect, readRedirects, readTranslations } from '@/lib/source/site-files';
import { formatRecord, keepAccepted, movePage } from '@/lib/source/translations';

const USAGE = 'Pass the old and the new page: npm run rename -- guide/basic/old guide/basic/new';
const REDIRECTS = 'content/redirects.json';
const RECORD = 'content/translations.json';

/** A planned move of a page. `from` and `to` are its content paths: `/guide/basic/cli`, `/guide/start/`. */
interface Move {
  readonly from: string;
  readonly to: string;
  readonly edits: FileEdits;
}

/**
 * Moves a page, but not a folder, in all languages, rewrites links to it, adds a redirect, and keeps the record of its translation, which is
 * still up to date. Everything is checked and prepared before anything changes. Returns the files that changed.
 */
export async function renamePage(docsDir: string, config: SiteConfig, args: readonly string[]): Promise<string[]> {
  const rules = buildPathRules(config);
  const { data, diagnostics } = readTranslations(docsDir);
  throwDiagnostics(diagnostics);
  const move = planMove(openContentFolder(docsDir, rules), args);
  if (data) {
    const toName = (contentPath: string) => toRecordName({ version: rules.defaultVersion, contentPath });
    const [oldName, newName] = [toName(move.from), toName(move.to)];
    const { before, after } = await readOriginals(docsDir, config, describeChange(docsDir, rules, move));
    const nameBefore = (name: string) => (name === newName ? oldName : name);
    move.edits.write(RECORD, formatRecord(keepAccepted(movePage(data, oldName, newName), before, after, nameBefore)));
  }
  return move.edits.apply();
}

/** Plans the move of a page, but not of its record. `args` are the two names. Throws a `UsageError` if it cannot move. Changes nothing yet. */
export function planMove(folder: ContentFolder, args: readonly string[]): Move {
  const { root, langDirs } = folder;
  const [typed = '', to = ''] = args.map((arg) => readContentPath(folder, arg));
  const find = (contentPath: string) => langDirs.filter((langDir) => existsSync(path.join(root, toFile(langDir, contentPath))));
  const from = find(typed).length === 0 && find(toggleSlash(typed)).length > 0 ? toggleSlash(typed) : typed;
  if (args.length !== 2 || from === to || [from, to].some((each) => each.split('/').includes('..'))) throw new UsageError(USAGE);
  checkNewPath(to, args[1] ?? '');
  // A folder was named, not its index page.
  if (from !== typed && hasOtherPages(folder, from))
    throw new UsageError(
      `"${args[0]}" is a folder with several pages. Move them one at a time; its index page is ${toFileStem(from).slice(1)}.`,
    );
  if ([from, to].includes('/')) throw new UsageError('The home page cannot be moved, and no page can become the home page.');
  const written = find(from);
  const edits = new FileEdits(root);
  const mayMiss = written.some((langDir) => /^untranslated:/m.test(edits.read(toFile(langDir, from)) ?? ''));
  const missing = langDirs.find((langDir) => !mayMiss && !written.includes(langDir));
  if (missing) throw new UsageError(`${toFile(missing, from)} does not exist.`);
  // An index page may become a page with the same name, and the other way round.
  if (to !== toggleSlash(from)) checkFree(folder, to);
  const redirects = readRedirects(root);
  throwDiagnostics(redirects.diagnostics);
  for (const langDir of written) {
    edits.move(toFile(langDir, from), toFile(langDir, to));
    moveImports(edits, toFile(langDir, from), toFile(langDir, to));
  }
  for (const langDir of langDirs) {
    const [old, target] = [getMeta(folder, langDir, from), getMeta(folder, langDir, to)];
    const isSame = old.file === target.file;
    const entry = replaceMetaEntry(edits, old.file, old.name, isSame ? target.name : undefined);
    // The title of a group may link to its index page instead of an entry. Other pages without one are in no sidebar.
    if (entry ? !isSame : old.name === 'index') addMetaEntry(edits, target.file, target.name, entry);
  }
  const files = [
    ...langDirs.flatMap((langDir) => listMatching(root, `content/${langDir}`, /\.(?:mdx?|json)$/)),
    ...written.map((langDir) => toFile(langDir, to)),
    // Examples name the pages that they follow or prove, and `not-followed.json` names those without such an example.
    ...listMatching(root, 'content/examples', /^(?:[^/]+\/[^/]+\/example|not-followed)\.json$/),
  ];
  replaceLinks(edits, files, from, to);
  edits.write(REDIRECTS, `${JSON.stringify(addRedirect(redirects.data, encodeURI(from), to), null, 2)}\n`);
  return { from, to, edits };
}

/** Returns whether the folder of an index page has other pages in a language. */
function hasOtherPages({ root, langDirs }: ContentFolder, contentPath: string): boolean {
  const files = langDirs.flatMap((langDir) => listFiles(path.join(root, 'content', langDir, contentPath)));
  return files.some((file) => parsePageFile(file)?.key);
}

/** Describes what a move changes in the pages in the default language. */
function describeChange(docsDir: string, rules: PathRules, { from, to, edits }: Move): PendingChange {
  const langDir = path.posix.join(rules.defaultVersion, rules.defaultLang);
  const toSource = (contentPath: string) => path.posix.relative('content', toFile(langDir, contentPath));
  return {
    // The hashes of other pages stay the same. A fragment may have changed in each page with an import.
    filter: ({ file, text }) => /^\s*import\s/m.test(text) || edits.read(`content/${file}`) !== text,
    read: (file) => edits.read(toRelativePath(docsDir, file)),
    change: (page) => {
      const moved = page.file === toSource(from) ? { ...page, ...parsePath(to, rules), file: toSource(to) } : page;
      return { ...moved, text: edits.read(`content/${moved.file}`) ?? page.text };
    },
  };
}

/** Updates the relative imports of fragments in a moved page. Imports in blocks of code name no fragment. */
function moveImports(edits: FileEdits, from: string, to: string): void {
  const text = edits.read(to) ?? '';
  const moved = text.replace(/^(import .+ from (["']))(\.\.?\/.+)\2/gm, (line, head: string, quote: string, target: string) => {
    const file = path.posix.join(path.posix.dirname(from), target);
    if (edits.read(file) === undefined) return line;
    const relative = path.posix.relative(path.posix.dirname(to), file);
    return `${head}${relative.startsWith('.') ? '' : './'}${relative}${quote}`;
  });
  edits.write(to, moved);
}

/** Lists the files in a folder of the site whose paths below it match. */
function listMatching(root: string, folder: string, pattern: RegExp): string[] {
  return listFiles(path.join(root, folder)).flatMap((file) => (pattern.test(file) ? `${folder}/${file}` : []));
}

/** Adds a redirect, and updates existing ones to the old path. */
function addRedirect(redirects: readonly PageRedirect[], from: string, to: string): PageRedirect[] {
  const kept = redirects
    .filter((redirect) => redirect.from !== to)
    .map((redirect) => ({
      ...redirect,
      to: redirect.to === from || redirect.to.startsWith(`${from}#`) ? to + redirect.to.slice(from.length) : redirect.to,
    }));
  return [...kept, { from, to }];
}
