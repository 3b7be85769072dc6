import messages from '@/__tests__/fixtures/pasted-messages.json' with { type: 'json' };
import { MAX_QUERY } from '@/lib/browser/search-keys';
import { listSearchFiles } from '@/lib/outputs/search-index';
import { splitIndex } from '@/lib/search/build/split-index';
import { createEngine } from '@/lib/search/engine/engine';
import { createSplitEngine } from '@/lib/search/engine/split-engine';
import type { IndexFile } from '@/lib/search/index-file';
import { readPasted } from '@/lib/search/read-pasted';
import config from '@/lib/site/config';
import type { Site } from '@/lib/source/site';
import { LOAD_MS, loadOwnSite } from '../../support/own-site';
import { measureRelevance } from './measure';
import { QUESTIONS, type Question } from './questions';
import { READER_QUESTIONS } from './reader-questions';
import { WORD_QUESTIONS } from './word-questions';

type Engine = Pick<ReturnType<typeof createSplitEngine>, 'answer'> | Pick<ReturnType<typeof createEngine>, 'answer'>;

const KINDS = ['whole', 'split'] as const;
type Kind = (typeof KINDS)[number];

let site: Site;
/** The search of each language, in one index file and in several. */
const engines: Record<string, Readonly<Record<Kind, Engine>>> = {};
beforeAll(async () => {
  site = await loadOwnSite();
  for (const lang of ['en', 'zh']) {
    const file: IndexFile = JSON.parse(listSearchFiles(site).get(`${lang}.json`)?.() ?? '');
    const { manifest, terms, pages } = splitIndex(file);
    const parts = new Map<string, unknown>([
      ...terms.map((part, at) => [`terms-${at}`, part.entries] as const),
      ...pages.map((part, at) => [`pages-${at}`, part.entries] as const),
    ]);
    engines[lang] = { whole: createEngine(file), split: createSplitEngine(manifest, async (suffix) => parts.get(suffix)) };
  }
}, LOAD_MS);

async function listUrls(engine: Engine | undefined, query: string): Promise<string[]> {
  const { hits = [] } = (await engine?.answer({ query, hitsPerPage: 10, snippetWords: 10 })) ?? {};
  return hits.map(({ url }) => url);
}

test.each(['en', 'zh'])('%s: there are at least 80 questions, and all expected pages and headings exist', (lang) => {
  const questions = QUESTIONS[lang] ?? [];
  expect(questions.length).toBeGreaterThanOrEqual(80);
  expect(new Set(questions.map(([query]) => query)).size).toBe(questions.length);
  const pages = new Map(
    site.pages
      .filter((page) => page.lang === lang)
      .map((page) => [page.path.replace(/^\/zh(?=\/)/, ''), page.headings.map(({ id }) => id)]),
  );
  const wrong = questions.filter(([, list, heading]) => {
    const [first = '', ...others] = list.split(' ');
    return others.some((page) => !pages.has(page)) || !pages.get(first) || (heading && !pages.get(first)?.includes(heading));
  });
  expect(wrong).toEqual([]);
});

/** Returns the metrics below their limits, for the index in one file and split into several, as on larger sites. */
async function findFailed(
  lang: string,
  questions: readonly Question[],
  limits: Readonly<Record<string, number>>,
  kinds: readonly Kind[] = KINDS,
): Promise<string[]> {
  const prefix = lang === config.defaultLang ? config.url : `${config.url}/${lang}`;
  const failed: string[] = [];
  for (const kind of kinds) {
    const { misses, ...figures } = await measureRelevance(questions, prefix, (query) => listUrls(engines[lang]?.[kind], query));
    const own = Object.entries(figures).filter(([name, figure]) => figure < (limits[name] ?? 0));
    if (own.length > 0) console.error(misses.join('\n'));
    failed.push(...own.map(([name, figure]) => `${name} ${figure} (${kind})`));
  }
  return failed;
}

// The questions of readers are enough for the split index: they notice all that these would.
test.each(['en', 'zh'])('%s: relevance is above the thresholds', async (lang) => {
  const limits = { mrr: 0.95, first: 0.92, firstFive: 0.98, heading: 0.85 };
  expect(await findFailed(lang, QUESTIONS[lang] ?? [], limits, ['whole'])).toEqual([]);
});

// The goals of the project for what readers type.
const GOALS = { mrr: 0.95, first: 0.92, firstThree: 0.98, heading: 0.92 };

test.each(['en', 'zh'])('%s: questions of readers find their page and heading', async (lang) => {
  expect(READER_QUESTIONS[lang]?.length).toBeGreaterThanOrEqual(100);
  expect(await findFailed(lang, READER_QUESTIONS[lang] ?? [], GOALS)).toEqual([]);
});

test.each(['en', 'zh'])('%s: single words find the page that is about them', async (lang) => {
  const questions = WORD_QUESTIONS[lang] ?? [];
  expect(questions.length).toBeGreaterThanOrEqual(30);
  const limits = { mrr: 0.97, first: 0.95, firstThree: 1 };
  expect(await findFailed(lang, questions, limits)).toEqual([]);
});

test.each(['en', 'zh'])('%s: a flag of one letter finds what it does, not the words that start with the letter', async (lang) => {
  const flags: readonly Question[] = [
    ['-w', '/guide/basic/cli', 'watch-mode'],
    ['-c', '/guide/basic/configure-rslib', 'another-file'],
    ['-r', '/guide/basic/configure-rslib', 'another-file'],
    ['-h', '/guide/basic/cli', 'commands'],
  ];
  const limits = { first: 1, heading: 1 };
  expect(await findFailed(lang, flags, limits)).toEqual([]);
});

/** Errors and warnings as readers copy them from a terminal, with the heading that explains them. */
const MESSAGES_PAGE = '/guide/faq/errors';

test('there are at least 40 different messages', () => {
  expect(new Set(messages.map(({ pasted }) => pasted)).size).toBeGreaterThanOrEqual(40);
});

test.each(['en', 'zh'])('%s: a pasted message finds its entry first', async (lang) => {
  const prefix = lang === config.defaultLang ? config.url : `${config.url}/${lang}`;
  const misses: string[] = [];
  for (const { pasted, heading } of messages) {
    const query = readPasted(pasted) ?? pasted;
    const [url] = await listUrls(engines[lang]?.whole, query);
    if (url !== `${prefix}${MESSAGES_PAGE}#${heading}` || query.length > MAX_QUERY) misses.push(`${query} -> ${url}, not #${heading}`);
  }
  expect(misses).toEqual([]);
});
