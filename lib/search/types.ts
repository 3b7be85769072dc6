import type { StoredDocSearchHit } from '@docsearch/react';
import type { Lang } from '@/lib/site/types';

/** What a record or hit stands for: a heading of a level, or a paragraph under it. */
export type RecordType = 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content';

/** A name of a level of the hierarchy; `lvl0` is the sidebar group, `lvl1` the page. */
export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6';

export const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Where a record stands: `lvl0` and `lvl1` are always set. */
export type Hierarchy = StoredDocSearchHit['hierarchy'];

/** A record of the search index in the shape of DocSearch v3 (spec section 3, "Search hit"). */
export interface SearchRecord {
  /** Stable, since stored searches are keyed on it, and the same in the embedded and the hosted index. */
  readonly objectID: string;
  /** Public address with the anchor. */
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  readonly type: RecordType;
  /** Text of a paragraph; null for headings. */
  readonly content: string | null;
  readonly hierarchy: Hierarchy;
  readonly lang: Lang;
  /** Empty where no versions are configured. */
  readonly version: string;
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number };
}

/** A highlighted value: HTML-escaped text in which `mark` tags stand around what matched. */
export interface Highlight {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
}

export type Snippet = Pick<Highlight, 'value' | 'matchLevel'>;

/** The highlights of one hit; `content` is absent for headings. */
export interface HitParts<Value> {
  readonly hierarchy: Partial<Readonly<Record<Level, Value>>>;
  readonly content?: Value;
}

/** A hit as the hosted service answers it. */
export interface SearchHit extends Pick<SearchRecord, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'> {
  readonly _highlightResult: HitParts<Highlight>;
  readonly _snippetResult: HitParts<Snippet>;
}

/** A hit as recent and favourite searches keep it, in DocSearch's format. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'content' | 'hierarchy'>;

/** What is asked; each client knows its own index. */
export interface SearchRequest {
  readonly query: string;
  readonly hitsPerPage: number;
  /** Words of a snippet. */
  readonly snippetWords: number;
}

/** One result of a search call; the spec reads `hits`, `nbHits` and `queryID`. */
export interface SearchResult {
  readonly hits: readonly SearchHit[];
  readonly nbHits: number;
  /** Only hosted answers have one; insights are sent for no others. */
  readonly queryID?: string;
  readonly index?: string;
  readonly query: string;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly params: string;
  readonly processingTimeMS: number;
  /** Only of the embedded engine: names that resemble a query without hits. */
  readonly suggestions?: readonly string[];
  /** Language of the hits where it is not the one that was asked for. */
  readonly otherLang?: Lang;
}

/** The response of a search call. */
export interface SearchResponse {
  readonly results: readonly [SearchResult];
}

/** Anything that answers searches: hosted, embedded, or the one in front of both. */
export interface SearchClient {
  search(request: SearchRequest): Promise<SearchResponse>;
}
