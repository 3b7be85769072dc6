import messages from '@/__tests__/fixtures/pasted-messages.json';
import { MAX_QUERY } from '@/lib/browser/search-keys';
import { splitIndex } from '@/lib/search/build/split-index';
import { createSplitEngine } from '@/lib/search/engine/split-engine';
import { readPasted } from '@/lib/search/read-pasted';
import config from '@/lib/site/config';
import type { Site } from '@/lib/source/site';
import { LOAD_MS, loadOwnSite, openEngine, readIndexFile } from '../../support/own-site';
import { measureRelevance } from './measure';
import { QUESTIONS, type Question } from './questions';
import { READER_QUESTIONS } from './reader-questions';
import { WORD_QUESTIONS } from './word-questions';

let site: Site;
beforeAll(async () => {
  site = await loadOwnSite();
}, LOAD_MS);

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

type Search = (query: string) => readonly string[];

const REQUEST = { hitsPerPage: 20, snippetWords: 10 };

function searchWhole(lang: string): Search {
  const engine = openEngine(site, lang);
  return (query) => engine.answer({ query, ...REQUEST }).hits.map(({ url }) => url);
}

/** Searches the index as it is split for a larger site. All answers come first, since they are asynchronous. */
async function searchSplit(lang: string, questions: readonly Question[]): Promise<Search> {
  const { manifest, terms, pages } = splitIndex(readIndexFile(site, lang));
  const parts = new Map<string, unknown>([
    ...terms.map((part, at) => [`terms-${at}`, part] as const),
    ...pages.map((part, at) => [`pages-${at}`, part] as const),
  ]);
  const engine = createSplitEngine(manifest, async (suffix) => parts.get(suffix));
  const answers = new Map<string, readonly string[]>();
  for (const [query] of questions)
    answers.set(
      query,
      (await engine.answer({ query, ...REQUEST })).hits.map(({ url }) => url),
    );
  return (query) => answers.get(query) ?? [];
}

/** Returns the figures below their limits. */
function findFailed(
  lang: string,
  questions: readonly Question[],
  limits: Readonly<Record<string, number>>,
  search: Search = searchWhole(lang),
): [string, number][] {
  const prefix = lang === config.defaultLang ? config.url : `${config.url}/${lang}`;
  const { misses, ...figures } = measureRelevance(questions, prefix, search);
  const failed = Object.entries(figures).filter(([name, figure]) => figure < (limits[name] ?? 0));
  if (failed.length > 0) console.error(misses.join('\n'));
  return failed;
}

test.each(['en', 'zh'])('%s: relevance is above the thresholds', (lang) => {
  expect(findFailed(lang, QUESTIONS[lang] ?? [], { mrr: 0.95, first: 0.92, firstFive: 0.98, heading: 0.85 })).toEqual([]);
});

// The goals of the project for what readers type.
const GOALS = { mrr: 0.95, first: 0.92, firstThree: 0.98, heading: 0.92 };

test.each(['en', 'zh'])('%s: questions of readers find their page and heading', (lang) => {
  expect(READER_QUESTIONS[lang]?.length).toBeGreaterThanOrEqual(100);
  expect(findFailed(lang, READER_QUESTIONS[lang] ?? [], GOALS)).toEqual([]);
});

test.each(['en', 'zh'])('%s: single words find the page that is about them, in one index file and in several', async (lang) => {
  const questions = WORD_QUESTIONS[lang] ?? [];
  expect(questions.length).toBeGreaterThanOrEqual(30);
  const limits = { mrr: 0.97, first: 0.95, firstThree: 1 };
  expect(findFailed(lang, questions, limits)).toEqual([]);
  expect(findFailed(lang, questions, limits, await searchSplit(lang, questions))).toEqual([]);
});

test.each(['en', 'zh'])('%s: questions of readers find their page and heading in an index of several files', async (lang) => {
  const questions = READER_QUESTIONS[lang] ?? [];
  expect(findFailed(lang, questions, GOALS, await searchSplit(lang, questions))).toEqual([]);
});

test.each(['en', 'zh'])('%s: a flag of one letter finds what it does, not the words that start with the letter', async (lang) => {
  const flags: readonly Question[] = [
    ['-w', '/guide/basic/cli', 'watch-mode'],
    ['-c', '/guide/basic/configure-rslib', 'another-file'],
    ['-r', '/guide/basic/configure-rslib', 'another-file'],
    ['-h', '/guide/basic/cli', 'commands'],
  ];
  const limits = { first: 1, heading: 1 };
  expect(findFailed(lang, flags, limits)).toEqual([]);
  expect(findFailed(lang, flags, limits, await searchSplit(lang, flags))).toEqual([]);
});

/** Errors and warnings as readers copy them from a terminal, with the heading that explains them. */
const MESSAGES_PAGE = '/guide/faq/errors';

test('there are at least 40 different messages', () => {
  expect(new Set(messages.map(({ pasted }) => pasted)).size).toBeGreaterThanOrEqual(40);
});

test.each(config.locales.map(({ lang }) => lang))('%s: a pasted message finds its entry first', (lang) => {
  const engine = openEngine(site, lang);
  const prefix = lang === config.defaultLang ? config.url : `${config.url}/${lang}`;
  const misses = messages.flatMap(({ pasted, heading }) => {
    const query = readPasted(pasted) ?? pasted;
    const { url } = engine.answer({ query, hitsPerPage: 20, snippetWords: 10 }).hits[0] ?? {};
    return url === `${prefix}${MESSAGES_PAGE}#${heading}` && query.length <= MAX_QUERY ? [] : [`${query} -> ${url}, not #${heading}`];
  });
  expect(misses).toEqual([]);
});
