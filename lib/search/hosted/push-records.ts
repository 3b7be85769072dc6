import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import { LEVELS, type SearchRecord } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/** A push that leaves less than this share of the records looks like a broken build. */
const LEAST_SHARE = 0.5;
const BATCH_SIZE = 1000;

/** What happens to one index. */
export interface Push {
  readonly indexName: string;
  readonly lang: Lang;
  readonly records: readonly SearchRecord[];
  /** Only looks and says what it would do. */
  readonly dryRun: boolean;
  /** Replaces the index even if it becomes much smaller; never empties it. */
  readonly force: boolean;
}

type PushClient = Pick<Algoliasearch, 'searchSingleIndex' | 'setSettings' | 'waitForTask' | 'replaceAllObjects'>;

/**
 * Puts records into a hosted index, replacing all that it held at once, so that readers never see half of them. Returns one
 * sentence about it. Throws where the records are none, or much fewer than before and not forced.
 */
export async function pushRecords(client: PushClient, { indexName, lang, records, dryRun, force }: Push): Promise<string> {
  if (records.length === 0) throw new Error(`${indexName}: there are no records; an empty push would delete the index.`);
  const before = await countRecords(client, indexName);
  if (!force && records.length < before * LEAST_SHARE) {
    throw new Error(`${indexName}: only ${records.length} records where ${before} are published. If that is meant, push with --force.`);
  }
  if (dryRun) return `${indexName}: would replace ${before} records with ${records.length}.`;
  // First, because the replacement copies the settings of the index that it replaces.
  const { taskID } = await client.setSettings({ indexName, indexSettings: buildSettings(lang) });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })), batchSize: BATCH_SIZE });
  return `${indexName}: replaced ${before} records with ${records.length}.`;
}

/** Records in the index now; none where there is no index yet. */
async function countRecords(client: PushClient, indexName: string): Promise<number> {
  try {
    const { nbHits = 0 } = await client.searchSingleIndex({ indexName, searchParams: { query: '', hitsPerPage: 0, distinct: false } });
    return nbHits;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return 0;
    throw error;
  }
}

/** Languages whose words the service knows how to split and inflect; others are searched as they are written. */
const KNOWN_LANGUAGES = ['de', 'en', 'es', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh'] as const;

/** The settings of DocSearch's own crawler for this shape of records, with the language. */
function buildSettings(lang: Lang): IndexSettings {
  const languages = KNOWN_LANGUAGES.filter((known) => known === lang);
  const levels = LEVELS.map((level) => `unordered(hierarchy.${level})`);
  return {
    attributesForFaceting: ['type', 'lang'],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    camelCaseAttributes: ['hierarchy', 'content'],
    searchableAttributes: [...levels, 'content'],
    distinct: true,
    attributeForDistinct: 'url',
    customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
    ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    minWordSizefor1Typo: 3,
    minWordSizefor2Typos: 7,
    allowTyposOnNumericTokens: false,
    minProximity: 1,
    ignorePlurals: true,
    advancedSyntax: true,
    attributeCriteriaComputedByMinProximity: true,
    removeWordsIfNoResults: 'allOptional',
    indexLanguages: languages,
    queryLanguages: languages,
  };
}
