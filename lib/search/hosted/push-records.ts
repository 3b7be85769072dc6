import type { Algoliasearch, IndexSettings } from 'algoliasearch';
import { LEVELS, type SearchRecord } from '@/lib/search/types';
import type { Lang } from '@/lib/site/types';

/** A push that leaves less than this share of the records probably comes from a broken build. */
const MIN_SHARE = 0.5;
const BATCH_SIZE = 1000;

/** A push of records to one index. */
export interface Push {
  readonly indexName: string;
  readonly lang: Lang;
  readonly records: readonly SearchRecord[];
  /** Only reports what would change. */
  readonly dryRun: boolean;
  /** Replaces the index even if it becomes much smaller. An empty push is always rejected. */
  readonly force: boolean;
}

type PushClient = Pick<Algoliasearch, 'searchSingleIndex' | 'setSettings' | 'waitForTask' | 'replaceAllObjects'>;

/**
 * Replaces all records of a hosted index atomically, so that readers never see an incomplete index. Returns a summary sentence.
 * Throws if there are no records, or, without `force`, if there are far fewer than before.
 */
export async function pushRecords(client: PushClient, { indexName, lang, records, dryRun, force }: Push): Promise<string> {
  if (records.length === 0)
    throw new Error(`${indexName}: there are no records, so the index is not changed. Check that content/${lang} has published pages.`);
  const before = await countRecords(client, indexName);
  if (!force && records.length < before * MIN_SHARE) {
    throw new Error(
      `${indexName}: only ${records.length} records, but ${before} are published. If this is intended, run npm run search:push -- --force.`,
    );
  }
  if (dryRun) return `${indexName}: would replace ${before} records with ${records.length}.`;
  // Settings come first, because the replacement index copies them from the current one.
  const { taskID } = await client.setSettings({ indexName, indexSettings: buildSettings(lang) });
  await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })), batchSize: BATCH_SIZE });
  return `${indexName}: replaced ${before} records with ${records.length}.`;
}

/** Counts the records in the index; 0 if it does not exist yet. */
async function countRecords(client: PushClient, indexName: string): Promise<number> {
  try {
    const { nbHits = 0 } = await client.searchSingleIndex({ indexName, searchParams: { query: '', hitsPerPage: 0, distinct: false } });
    return nbHits;
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 404) return 0;
    // No host answered. This is the first request, so nothing has changed.
    if (error instanceof Error && error.name === 'RetryError') {
      throw new Error(
        `${indexName}: no host of the search service answers, so the index is not changed. Connect to the internet, or correct search.hosted.appId in the site configuration, and run the command again.`,
        { cause: error },
      );
    }
    throw error;
  }
}

/** Languages that the service has a tokenizer and plural forms for. Other languages get no language settings. */
const KNOWN_LANGUAGES = ['de', 'en', 'es', 'fr', 'ja', 'ko', 'pt', 'ru', 'zh'] as const;

/** Builds the settings that the DocSearch crawler uses for this record format, plus the language. */
export function buildSettings(lang: Lang): IndexSettings {
  const languages = KNOWN_LANGUAGES.filter((language) => language === lang);
  const levels = LEVELS.map((level) => `unordered(hierarchy.${level})`);
  return {
    attributesForFaceting: ['type', 'lang'],
    attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
    attributesToHighlight: ['hierarchy', 'content'],
    attributesToSnippet: ['content:10'],
    camelCaseAttributes: ['hierarchy', 'content'],
    searchableAttributes: [...levels, 'unordered(keywords)', 'content'],
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
