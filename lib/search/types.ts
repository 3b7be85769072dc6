import type { StoredDocSearchHit } from '@docsearch/react';
import type { Lang } from '@/lib/site/types';

/** The levels of the hierarchy: `lvl0` is the sidebar group, `lvl1` the page, the others are headings. */
export const LEVELS = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The levels by heading depth, starting with the page title. */
export const [, ...HEADING_LEVELS] = LEVELS;

export type Level = (typeof LEVELS)[number];

export type HeadingLevel = (typeof HEADING_LEVELS)[number];

/** The kind of a record or hit: a heading, by level, or a paragraph (`content`). */
export type RecordType = HeadingLevel | 'content';

/** The heading of a record and those above it; `lvl0` and `lvl1` are always set. */
export type Hierarchy = StoredDocSearchHit['hierarchy'];

/** A record of the search index in the format of DocSearch v3. */
export interface SearchRecord {
  /** The same in all builds, since stored searches refer to it, and in the embedded and the hosted index. */
  readonly objectID: string;
  /** Public URL with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  /** Phrases that readers type when they look for this heading, in words that the page does not contain. */
  readonly keywords?: readonly string[];
  /** Text of a paragraph; null for headings. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly lang: Lang;
  /** Empty if the site has no versions. */
  readonly version: string;
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/** A highlighted value: escaped HTML with `mark` tags around the matches. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

/** A part of a text around the matches. */
export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

/** One value for each text of a hit; `content` is absent for headings. */
export interface HitParts<Value> {
  readonly hierarchy: Partial<Readonly<Record<Level, Value>>>;
  readonly content?: Value;
}

/** A hit in a list of recent searches or favorites, in the format of DocSearch. */
export type StoredHit = Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** A hit in the format of the hosted service. */
export interface SearchHit extends StoredHit {
  readonly _highlightResult: HitParts<Highlight>;
  readonly _snippetResult: HitParts<Snippet>;
}

/** A search request, without an index name, since each client searches its own index. */
export interface SearchRequest {
  readonly query: string;
  readonly hitsPerPage: number;
  /** Maximum number of words in a snippet. */
  readonly snippetWords: number;
}

/** The result of a search, with Algolia's names. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  /** Number of all hits, which may be more than `hits` contains. */
  readonly nbHits: number;
  /** Only hosted results have one. Insights are sent only for those. */
  readonly queryID?: string;
  /** Titles of pages to try if a query has no hits: similar ones, then popular ones. They always come from the embedded engine, even for hosted answers. */
  readonly suggestions?: readonly string[];
  /** Language of the hits if it differs from the requested one. */
  readonly otherLang?: Lang;
}

/** The response to one request, in the form of Algolia's responses to several. */
export interface SearchResponse {
  readonly results: readonly [SearchResult];
  /** Replaces this response when it arrives: the response of a slow service, or suggestions. Resolves to undefined if that fails. */
  readonly later?: Promise<SearchResponse | undefined>;
}

/** A search backend: hosted, embedded, or a wrapper around other clients. */
export interface SearchClient {
  search(request: SearchRequest): Promise<SearchResponse>;
}
