import { buildMarker, buildSnippet, countMatched, highlight, type Marker } from '@/lib/search/engine/highlight';
import { type KnownPages, type LoadedIndex, loadIndex, type Section } from '@/lib/search/engine/load-index';
import { rankSections } from '@/lib/search/engine/rank';
import { listSuggestions } from '@/lib/search/engine/suggest';
import type { IndexFile } from '@/lib/search/index-file';
import { buildObjectId, toRecordType } from '@/lib/search/record-ids';
import {
  type HitParts,
  LEVELS,
  type Level,
  type RecordType,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
  type StoredHit,
} from '@/lib/search/types';

/** Searches an index in memory. Its results have the same shape as those of the hosted service. */
export interface Engine {
  answer(request: SearchRequest): SearchResult;
  /** Lists pages for readers who have not typed anything. */
  readonly popular: readonly StoredHit[];
}

export function createEngine(file: IndexFile, known?: KnownPages): Engine {
  const index = loadIndex(file, known);
  return { answer: (request) => answer(index, request), popular: index.popular.map(toPageHit) };
}

function toPageHit({ url, hierarchy }: Section): StoredHit {
  return { objectID: buildObjectId(url, 'lvl1'), url, type: 'lvl1', content: null, hierarchy };
}

function answer(index: LoadedIndex, { query, hitsPerPage, snippetWords }: SearchRequest): SearchResult {
  const { ranked, matches } = rankSections(index, query);
  const marker = buildMarker(matches, index.sections.length);
  const hits = ranked.slice(0, hitsPerPage).flatMap(({ at }) => {
    const section = index.sections[at];
    return section ? [buildHit(section, marker, snippetWords)] : [];
  });
  return {
    hits,
    nbHits: ranked.length,
    ...(ranked.length === 0 && { suggestions: listSuggestions(index, query) }),
  };
}

/** Builds a hit for the heading of a section, or for a paragraph if it matches more words of the query than the heading. */
function buildHit(section: Section, marker: Marker, snippetWords: number): SearchHit {
  const { url, depth, paragraphs, groups, heading } = section;
  let [best, most] = [-1, countMatched(heading, marker)];
  for (const [index, paragraph] of paragraphs.entries()) {
    const count = countMatched(paragraph, marker);
    if (count > most) [best, most] = [index, count];
  }
  const content = paragraphs[best] ?? null;
  const hierarchy = { ...section.hierarchy, lvl0: groups.get(best) ?? section.hierarchy.lvl0 };
  const type: RecordType = content === null ? toRecordType(depth) : 'content';
  const hit = { objectID: buildObjectId(url, type, Math.max(best, 0)), url, type, content, hierarchy };
  return {
    ...hit,
    _highlightResult: mapParts(hit, (text) => highlight(text, marker)),
    _snippetResult: mapParts(hit, (text) => buildSnippet(text, marker, snippetWords)),
  };
}

function mapParts<Value>({ hierarchy, content }: Pick<SearchHit, 'hierarchy' | 'content'>, map: (text: string) => Value): HitParts<Value> {
  const levels: Partial<Record<Level, Value>> = {};
  for (const level of LEVELS) {
    const text = hierarchy[level];
    if (text) levels[level] = map(text);
  }
  return { hierarchy: levels, ...(content !== null && { content: map(content) }) };
}
