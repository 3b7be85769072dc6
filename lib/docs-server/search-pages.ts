import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { type DocsIndex, getSearchFile } from '@/lib/docs-server/docs-index';
import { createEngine, type Engine } from '@/lib/search/engine/engine';
import { buildSnippet } from '@/lib/search/engine/highlight';
import { findSitePath } from '@/lib/search/hit-address';
import { type IndexFile, readAnchor } from '@/lib/search/index-file';
import { toPlainText } from '@/lib/search/marked-parts';
import { readPasted } from '@/lib/search/read-pasted';
import { HEADING_LEVELS, type SearchHit } from '@/lib/search/types';
import { getOrCreate } from '@/lib/site/collections';
import type { Lang } from '@/lib/site/types';

const hit = z.object({
  title: z.string().describe('Title of the page'),
  heading: z.string().describe('Heading of the section; empty for the beginning of a page'),
  path: z.string().describe('Path for read_page'),
  url: z.string().describe('Public URL of the section'),
  excerpt: z.string(),
});

/** Schemas of an answer. */
export const ANSWER = {
  language: z.string().describe('Language of the results'),
  results: z.array(hit),
  suggestions: z.array(z.string()).describe('Titles of similar or popular pages if there are no results'),
};

/** Searches the pages in a language, and in the other languages if it has no results. `limit` is the maximum number of results. */
export type DocsSearch = (query: string, lang: Lang, limit: number) => z.infer<z.ZodObject<typeof ANSWER>>;

/** The search index of a language, and the engine that has loaded it. */
interface OpenIndex {
  readonly file: IndexFile;
  readonly engine: Engine;
}

const EXCERPT_WORDS = 40;
/** Marks nothing: for excerpts of texts without matches. */
const NO_MARKS = { terms: new Map<string, number>(), pairs: [], words: 0 };

/** Creates the search of a package folder with the engine of the site. The index of a language is read on its first search. */
export function createDocsSearch(folder: string, { langs, site }: DocsIndex): DocsSearch {
  const opened = new Map<Lang, OpenIndex>();
  const open = (lang: Lang) => getOrCreate(opened, lang, () => readIndex(path.join(folder, getSearchFile(lang))));
  return (text, lang, limit) => {
    // Terminal output contains more than the message. A single line is searched as is, since programs may ask long questions.
    const query = (text.includes('\n') ? readPasted(text) : undefined) ?? text;
    const answer = (language: Lang) => {
      const result = open(language).engine.answer({ query, hitsPerPage: limit, snippetWords: EXCERPT_WORDS });
      return { language, result };
    };
    const requested = answer(lang);
    const others = requested.result.hits.length > 0 ? [] : langs.filter((other) => other !== lang).map(answer);
    const { language, result } = others.find(({ result: { hits } }) => hits.length > 0) ?? requested;
    const { file } = open(language);
    const results = result.hits.map((found) => describeHit(found, file, site));
    return { language, results, suggestions: [...(result.suggestions ?? [])] };
  };
}

function readIndex(name: string): OpenIndex {
  const file = JSON.parse(readFileSync(name, 'utf8')) as IndexFile;
  return { file, engine: createEngine(file) };
}

function describeHit(found: SearchHit, file: IndexFile, site: string): z.infer<typeof hit> {
  const [address = '', anchor = ''] = found.url.split('#');
  const level = HEADING_LEVELS.findLast((name) => found.hierarchy[name]) ?? 'lvl1';
  const pagePath = findSitePath(address, site) ?? '/';
  return {
    title: found.hierarchy.lvl1,
    heading: level === 'lvl1' ? '' : (found.hierarchy[level] ?? ''),
    path: pagePath,
    url: found.url,
    excerpt: toPlainText(
      found._snippetResult.content?.value ?? buildSnippet(getText(file, pagePath, anchor), NO_MARKS, EXCERPT_WORDS).value,
    ),
  };
}

/** Returns the first text of a section, for a hit that is the heading of the section. */
function getText({ pages }: IndexFile, pagePath: string, anchor: string): string {
  const sections = pages.flatMap(([, path, , ...own]) => (path === pagePath ? own : []));
  const [, , , , first = ''] = sections.find((section) => readAnchor(section) === anchor) ?? [];
  return typeof first === 'string' ? first : first[1];
}
