import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocsIndex, getSearchFile } from '@/lib/docs-server/docs-index';
import { createEngine, type Engine } from '@/lib/search/engine/engine';
import { buildSnippet } from '@/lib/search/engine/highlight';
import { findSitePath } from '@/lib/search/hit-address';
import type { IndexFile } from '@/lib/search/index-file';
import { toPlainText } from '@/lib/search/marked-parts';
import { readPasted } from '@/lib/search/read-pasted';
import { HEADING_LEVELS, type SearchHit } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/** A section or paragraph that answers a query. */
interface DocsHit {
  /** Title of the page. */
  readonly title: string;
  /** The innermost heading; empty for the beginning of a page. */
  readonly heading: string;
  /** Path of the page, without hash. */
  readonly path: string;
  /** URL of the section. */
  readonly url: string;
  /** Plain text. */
  readonly excerpt: string;
}

interface DocsAnswer {
  /** Language of the hits. Differs from the requested one if that has none. */
  readonly language: Lang;
  /** Best first. */
  readonly results: readonly DocsHit[];
  /** Titles of pages similar to a query without results. */
  readonly suggestions: readonly string[];
}

/** Searches the pages in a language, and in the other languages if it has no results. `limit` is the maximum number of results. */
export type DocsSearch = (query: string, lang: Lang, limit: number) => DocsAnswer;

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
  const open = (lang: Lang) => {
    const index = opened.get(lang) ?? readIndex(path.join(folder, getSearchFile(lang)));
    opened.set(lang, index);
    return index;
  };
  return (text, lang, limit) => {
    // Terminal output contains more than the message. A single line is searched as is, since programs may ask long questions.
    const query = (text.includes('\n') ? readPasted(text) : undefined) ?? text;
    const answer = (each: Lang) => ({ each, result: open(each).engine.answer({ query, hitsPerPage: limit, snippetWords: EXCERPT_WORDS }) });
    const own = answer(lang);
    const others = own.result.hits.length > 0 ? [] : langs.filter((each) => each !== lang).map(answer);
    const { each, result } = others.find(({ result: { hits } }) => hits.length > 0) ?? own;
    const { file } = open(each);
    return { language: each, results: result.hits.map((hit) => describeHit(hit, file, site)), suggestions: result.suggestions ?? [] };
  };
}

function readIndex(name: string): OpenIndex {
  const file = JSON.parse(readFileSync(name, 'utf8')) as IndexFile;
  return { file, engine: createEngine(file) };
}

function describeHit(hit: SearchHit, file: IndexFile, site: string): DocsHit {
  const [address = '', anchor = ''] = hit.url.split('#');
  const level = HEADING_LEVELS.findLast((each) => hit.hierarchy[each]) ?? 'lvl1';
  const pagePath = findSitePath(address, site) ?? '/';
  return {
    title: hit.hierarchy.lvl1,
    heading: level === 'lvl1' ? '' : (hit.hierarchy[level] ?? ''),
    path: pagePath,
    url: hit.url,
    excerpt: toPlainText(hit._snippetResult.content?.value ?? buildSnippet(getText(file, pagePath, anchor), NO_MARKS, EXCERPT_WORDS).value),
  };
}

/** Returns the first text of a section, for a hit that is the heading of the section. */
function getText({ pages, sections }: IndexFile, pagePath: string, anchor: string): string {
  const section = sections.find(([page, , id]) => id === anchor && pages[page]?.[1] === pagePath);
  const [, , , , first = ''] = section ?? [];
  return typeof first === 'string' ? first : first[1];
}
