import path from 'node:path';
import type { Change } from '@/lib/cli/pr-report/git-changes';
import { escapeText, toCode } from '@/lib/cli/report-markdown';
import { listScopes } from '@/lib/routes/paths';
import { toDisplayPath } from '@/lib/site/file-paths';
import type { Content } from '@/lib/source/load-content';
import { parsePageFile } from '@/lib/source/read-files';

/** A page that differs from the base, by public path. */
interface ChangedPage {
  readonly kind: Change['kind'];
  readonly lang: string;
  readonly path: string;
  /** Path in the base; the same as `path` unless the page was moved. */
  readonly from: string;
}

/** Lists the pages whose file changed, in the order of the changes, then those that only include a changed fragment. */
export function listChangedPages(changes: readonly Change[], content: Content): ChangedPage[] {
  const own = changes.flatMap((change): ChangedPage[] => {
    const [before, now] = [findPagePath(change.from, content), findPagePath(change.file, content)];
    // git mistakes similar pages, even in different languages, for a page that was moved.
    if (before && now?.lang === before.lang) return [{ ...now, kind: change.kind, from: before.path }];
    const removed = before ? [{ ...before, kind: 'removed' as const, from: before.path }] : [];
    const added = now ? [{ ...now, kind: 'added' as const, from: now.path }] : [];
    return [...removed, ...added];
  });
  const including = changes
    .flatMap(({ file }) => listIncluding(file, content))
    .map((page): ChangedPage => ({ kind: 'changed', lang: page.lang, path: page.path, from: page.path }));
  const found = [...own, ...including];
  return found.filter((page, at) => found.findIndex((other) => other.path === page.path) === at);
}

/** Renders the report: the pages of each language. Links lead to the published site, so added pages have none. */
export function renderPages(pages: readonly ChangedPage[], { site }: Content): string {
  if (pages.length === 0) return 'No page changed.';
  const link = (page: string) => `[${escapeText(page)}](${site.buildUrl(page)})`;
  const describe = ({ kind, path: now, from }: ChangedPage) => {
    if (kind === 'added') return toCode(now);
    return kind === 'moved' && now !== from ? `${link(from)} → ${toCode(now)}` : link(from);
  };
  return site.config.locales
    .flatMap(({ lang, label }) => {
      const inLang = pages.filter((page) => page.lang === lang);
      return inLang.length === 0 ? [] : [`**${label}**\n\n${inLang.map((page) => `- ${page.kind}: ${describe(page)}`).join('\n')}`];
    })
    .join('\n\n');
}

function findPagePath(file: string, { site }: Content): { readonly lang: string; readonly path: string } | undefined {
  for (const { lang, version } of listScopes(site.rules)) {
    const folder = `${path.posix.join('content', version, lang)}/`;
    const page = file.startsWith(folder) ? parsePageFile(file.slice(folder.length)) : undefined;
    if (page) return { lang, path: site.buildPath({ ...page, lang, version }) };
  }
  return undefined;
}

function listIncluding(file: string, content: Content): Content['pages'] {
  const name = toDisplayPath(path.join(content.root, path.posix.relative('content', file)));
  return content.pages.filter((page) => !page.original && page.prose.some((part) => part.file === name));
}
