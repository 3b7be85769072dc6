import path from 'node:path';
import { tryGit } from '@/lib/node/git.mjs';
import { SHARED_FOLDER } from '@/lib/routes/path-rules';
import { toRelativePath } from '@/lib/site/display-path';
import type { Content } from '@/lib/source/load-content';
import { readOriginal } from '@/lib/source/read-originals';
import type { Page } from '@/lib/source/types';

/** Reads what translations were made from out of the git history, newest first, also before the page was renamed. Texts are by hash. */
export async function readAcceptedTexts(
  { root }: Pick<Content, 'root'>,
  page: Page,
  wanted: readonly { readonly id: string; readonly hash: string }[],
): Promise<ReadonlyMap<string, string>> {
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
      const source = old.sources.find((each) => each.id === id && each.hash === hash);
      if (source && !found.has(hash)) found.set(hash, source.text);
    }
  }
  return found;
}

/** Lists the commits of the page, then those of fragments in its language, which it may include; `file` is the page in each of them. */
function listRevisions(root: string, top: string, { file, version, lang }: Page): { readonly commit: string; readonly file: string }[] {
  const current = toRelativePath(top, path.join(root, file));
  const log = tryGit(root, 'log', '--follow', '--format=%x00%H', '--name-only', '--', file) ?? '';
  const own = log.split('\0').flatMap((record) => {
    const [commit, name] = record.split('\n').filter(Boolean);
    return commit && name ? [{ commit, file: name }] : [];
  });
  const shared = `:(glob)${path.posix.join(version, lang)}/**/${SHARED_FOLDER}/**`;
  const others = tryGit(root, 'log', '--format=%H', '--', shared)?.split('\n').filter(Boolean) ?? [];
  return [...own, ...others.map((commit) => ({ commit, file: current }))];
}
