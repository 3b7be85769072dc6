import type { PackageFacts } from '@/lib/cli/docs-package/manifest';
import { type DocsIndex, type DocsPage, getSearchFile, INDEX_FILE } from '@/lib/docs-server/docs-index';
import { listEntryGroups, type PageEntry } from '@/lib/outputs/entries';
import { renderMarkdownPage } from '@/lib/outputs/markdown-page';
import { buildSearchFile } from '@/lib/outputs/search-index';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { buildContentPath, nameScopeFile } from '@/lib/routes/paths';
import type { Site } from '@/lib/source/site';

/** Builds the Markdown pages, the page index and the search indexes of a docs package, by file name: the default version in all languages. */
export function buildDocsFiles(site: Site, { name, version, title, site: url, langs }: PackageFacts): Map<string, string> {
  const { defaultLang, defaultVersion } = site.rules;
  const entries = langs.flatMap((lang) => listEntryGroups(site, lang).flatMap((group) => group.entries));
  const index: DocsIndex = {
    format: 1,
    name,
    version,
    title,
    site: url,
    defaultLang,
    langs,
    pages: entries.map(describePage),
  };
  return new Map([
    [INDEX_FILE, `${JSON.stringify(index, null, 2)}\n`],
    ...langs.map((lang): [string, string] => {
      return [getSearchFile(lang), buildSearchFile(site, nameScopeFile({ lang, version: defaultVersion })) ?? ''];
    }),
    ...entries.map((entry): [string, string] => [describePage(entry).file, renderMarkdownPage(entry, site)]),
  ]);
}

function describePage({ page, view }: PageEntry): DocsPage {
  const { path, lang, title } = page;
  return { path, language: lang, title, description: view.description, file: `pages/${lang}${buildMarkdownPath(buildContentPath(page))}` };
}
