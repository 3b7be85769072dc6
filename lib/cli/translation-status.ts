import { realpathSync } from 'node:fs';
import path from 'node:path';
import { listOpenTranslations, type OpenTranslation } from '@/lib/checks/check-accepted';
import { diffLines } from '@/lib/examples/diff';
import { tryGit } from '@/lib/node/git.mjs';
import { SHARED_FOLDER } from '@/lib/routes/path-rules';
import { groupBy } from '@/lib/site/collections';
import { toRelativePath } from '@/lib/site/file-paths';
import type { Content } from '@/lib/source/load-content';
import { readOriginal } from '@/lib/source/read-originals';
import { getRecordName } from '@/lib/source/translations';
import type { Page } from '@/lib/source/types';

/** A section of a translation that is not up to date, as `npm run i18n:status -- --json` prints it. Lines start at 1. */
export interface StatusEntry {
  readonly state: 'outdated' | 'not recorded';
  readonly lang: string;
  /** Name for `npm run i18n:accept`. */
  readonly page: string;
  /** Id of the heading; empty for the text under the title. */
  readonly section: string;
  readonly heading: string;
  readonly file: string;
  readonly line: number;
  readonly original: { readonly file: string; readonly line: number };
  /** Unified diff of the original, from the text that was translated to the current one; null if the former is unknown. */
  readonly diff: string | null;
}

/** Lists the sections that are not up to date, in the order of pages and sections. */
export async function listStatus(content: Content): Promise<StatusEntry[]> {
  const open = listOpenTranslations(content);
  // git prints real paths.
  const root = realpathSync(content.root);
  const outdated = open.flatMap(({ page, original: { id }, accepted }) => (accepted ? [{ page, id, hash: accepted }] : []));
  const texts = await Promise.all(
    [...groupBy(outdated, ({ page }) => page)].map(async ([page, wanted]) => [page, await readAcceptedTexts(root, page, wanted)] as const),
  );
  const byPage = new Map(texts);
  return open.map((section) => describe(section, byPage.get(section.page)?.get(section.accepted ?? '')));
}

function describe({ original, page, translation, line, heading, accepted }: OpenTranslation, old: string | undefined): StatusEntry {
  const originalFile = page.displayFile;
  return {
    state: accepted ? 'outdated' : 'not recorded',
    lang: translation.lang,
    page: getRecordName(page),
    section: original.id,
    heading,
    file: translation.displayFile,
    line,
    original: { file: originalFile, line: original.line },
    diff: old === undefined ? null : diffLines(originalFile, old.split('\n'), original.text.split('\n'), ['translated', 'now']),
  };
}

export function formatStatus(entries: readonly StatusEntry[]): string {
  if (entries.length === 0) return 'All translations are up to date.';
  const parts = entries.map(({ state, section, heading, file, line, original, diff }) => {
    const head = `${file}:${line}: "${heading}"${section && ` (#${section})`} is ${state}. Original: ${original.file}:${original.line}`;
    return [head, ...(state === 'outdated' ? [diff ?? NO_DIFF] : [])].join('\n');
  });
  const pages = [...new Set(entries.map(({ page }) => page))];
  const count = (state: StatusEntry['state']) => entries.filter((entry) => entry.state === state).length;
  const total = `Sections: ${count('outdated')} outdated, ${count('not recorded')} not recorded.`;
  return [
    ...parts,
    `${total} Update the translation, then run:\n${pages.map((page) => `  npm run i18n:accept -- ${page}`).join('\n')}`,
  ].join('\n\n');
}

const NO_DIFF =
  'No diff: the git history has no commit with the text that was translated. Compare the whole section; in a shallow clone, run git fetch --unshallow first.';

/** Finds the texts that translations were made from in the git history, newest first, even before a rename. Returns them by hash. */
async function readAcceptedTexts(root: string, page: Page, wanted: readonly { readonly id: string; readonly hash: string }[]) {
  const found = new Map<string, string>();
  const top = tryGit(root, 'rev-parse', '--show-toplevel')?.trim();
  if (!top) return found;
  for (const { commit, file } of listRevisions(root, top, page)) {
    if (wanted.every(({ hash }) => found.has(hash))) break;
    const text = tryGit(top, 'show', `${commit}:${file}`);
    if (text === undefined) continue;
    const readFragment = (fragment: string) => tryGit(top, 'show', `${commit}:${toRelativePath(top, fragment)}`);
    const old = await readOriginal(root, { ...page, file: path.relative(root, path.join(top, file)), text }, readFragment);
    for (const { id, hash } of wanted) {
      const source = old.sources.find((section) => section.id === id && section.hash === hash);
      if (source && !found.has(hash)) found.set(hash, source.text);
    }
  }
  return found;
}

/** Lists the commits of the page, then those of fragments in its language, which it may include; `file` is the page in each of them. */
function listRevisions(root: string, top: string, { file, version, lang }: Page): { readonly commit: string; readonly file: string }[] {
  const current = toRelativePath(top, path.join(root, file));
  const log = tryGit(root, 'log', '--follow', '--format=%x00%H', '--name-only', '--', file) ?? '';
  const revisions = log.split('\0').flatMap((record) => {
    const [commit, name] = record.split('\n').filter(Boolean);
    return commit && name ? [{ commit, file: name }] : [];
  });
  const shared = `:(glob)${path.posix.join(version, lang)}/**/${SHARED_FOLDER}/**`;
  const others = tryGit(root, 'log', '--format=%H', '--', shared)?.split('\n').filter(Boolean) ?? [];
  return [...revisions, ...others.map((commit) => ({ commit, file: current }))];
}
