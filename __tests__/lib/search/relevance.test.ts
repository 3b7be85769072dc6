import config from '@/lib/site/config';
import type { Site } from '@/lib/source/site';
import { measureRelevance } from './measure';
import { QUESTIONS } from './questions';
import { LOAD_MS, loadOwnSite, openEngine } from './site';

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

test.each(['en', 'zh'])('%s: relevance is above the thresholds', (lang) => {
  const engine = openEngine(site, lang);
  const prefix = lang === config.defaultLang ? config.url : `${config.url}/${lang}`;
  const { misses, ...figures } = measureRelevance(QUESTIONS[lang] ?? [], prefix, (query) =>
    engine.answer({ query, hitsPerPage: 20, snippetWords: 10 }).hits.map(({ url }) => url),
  );
  const failed = Object.entries({ mrr: 0.95, first: 0.92, firstFive: 0.98, heading: 0.85 }).filter(
    ([name, least]) => figures[name as keyof typeof figures] < least,
  );
  if (failed.length > 0) console.error(misses.join('\n'));
  expect(failed).toEqual([]);
});
