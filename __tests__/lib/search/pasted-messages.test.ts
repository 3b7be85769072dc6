import messages from '@/__tests__/fixtures/pasted-messages.json' with { type: 'json' };
import { MAX_QUERY } from '@/lib/browser/search-keys';
import { readPasted } from '@/lib/search/read-pasted';
import config from '@/lib/site/config';
import type { Site } from '@/lib/source/site';
import { LOAD_MS, loadOwnSite, openEngine } from '../../support/own-site';

/** Errors and warnings as readers copy them from a terminal, with the heading that explains them. */
const PAGE = '/guide/faq/errors';

let site: Site;
beforeAll(async () => {
  site = await loadOwnSite();
}, LOAD_MS);

test('there are at least 40 different messages', () => {
  expect(new Set(messages.map(({ pasted }) => pasted)).size).toBeGreaterThanOrEqual(40);
});

test.each(config.locales.map(({ lang }) => lang))('%s: a pasted message finds its entry first', (lang) => {
  const engine = openEngine(site, lang);
  const prefix = lang === config.defaultLang ? config.url : `${config.url}/${lang}`;
  const misses = messages.flatMap(({ pasted, heading }) => {
    const query = readPasted(pasted) ?? pasted;
    const { url } = engine.answer({ query, hitsPerPage: 20, snippetWords: 10 }).hits[0] ?? {};
    return url === `${prefix}${PAGE}#${heading}` && query.length <= MAX_QUERY ? [] : [`${query} -> ${url}, not #${heading}`];
  });
  expect(misses).toEqual([]);
});
