import path from 'node:path';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { listProse } from '@/lib/markdown/remark-prose';
import type { Prose } from '@/lib/markdown/types';
import { readText } from '@/lib/node/files';
import { toDisplayPath } from '@/lib/site/file-paths';
import { getLineNumber } from '@/lib/site/text-lines';
import { getTexts } from '@/lib/site/texts/texts';
import type { Lang } from '@/lib/site/types';
import type { Content } from '@/lib/source/load-content';

/** Frontmatter fields that contain no words for readers. */
const DATA_FIELDS = new Set(['head', 'date', 'authors', 'pageType', 'example', 'theme', 'link', 'commands']);

/** Documents of the repository, in the default language. */
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'DESIGN.md'];

/** Lists the prose of each language: pages with their frontmatter, interface texts, and documents next to the content folder. */
export function listAllProse({ site, pages, root }: Content): Map<Lang, readonly Prose[]> {
  const docsDir = path.dirname(root);
  const { config } = site;
  return new Map(
    config.locales.map(({ lang }) => {
      const langPages = pages.filter((page) => page.lang === lang);
      const prose = [
        ...langPages.flatMap((page) => [
          ...page.prose,
          ...locateStrings(listStrings(page.frontmatter, DATA_FIELDS), page.head, page.displayFile),
        ]),
        ...listInterface(path.join(docsDir, `lib/site/texts/${lang}.ts`), getTexts(lang, config)),
        ...(lang === config.defaultLang ? DOCUMENTS.flatMap((name) => listDocument(path.join(docsDir, name))) : []),
      ];
      // Pages share fragments.
      return [lang, [...new Map(prose.map((part) => [`${part.file}:${part.line}:${part.text}`, part])).values()]];
    }),
  );
}

function listInterface(file: string, texts: object): Prose[] {
  const source = readText(file);
  return source === undefined ? [] : locateStrings(listStrings(texts, new Set()), source, toDisplayPath(file));
}

function listDocument(file: string): Prose[] {
  const text = readText(file);
  if (text === undefined) return [];
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(text);
  return listProse(tree, (node) => ({ file: toDisplayPath(file), line: node.position?.start.line ?? 1 }));
}

/** Lists all strings in a record, except those in fields with certain names. */
function listStrings(value: unknown, skipped: ReadonlySet<string>): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => (skipped.has(name) ? [] : listStrings(child, skipped)));
}

/** Finds the line of each string in its file, where YAML may have broken it into several lines. */
function locateStrings(strings: readonly string[], source: string, file: string): Prose[] {
  return strings.map((text) => {
    const at = source.indexOf(text.split('\n')[0]?.slice(0, 30) ?? '');
    return { file, line: at < 0 ? 1 : getLineNumber(source, at), text };
  });
}
