import { jest } from '@jest/globals';
import { describeHit } from '@/lib/search/describe-hit';
import { resolveHit } from '@/lib/search/hit-address';
import { createFailoverClient } from '@/lib/search/hosted/failover';
import { createHostedClient, type LiteModule } from '@/lib/search/hosted/hosted-client';
import { listMarkedParts } from '@/lib/search/marked-parts';
import { type ItemGroup, listResultGroups, listStartGroups } from '@/lib/search/result-items';
import { buildSearchSetup } from '@/lib/search/setup';
import { addRecent, changeSearches, promote, readSearches } from '@/lib/search/stored-searches';
import config from '@/lib/site/config';
import { en } from '@/lib/site/texts/en';
import invalidData from '../../fixtures/invalid/search.json' with { type: 'json' };
import { buildHit, buildResponse, createFakeClient } from '../../support/fake-search-client';
import { fakeStorage } from '../../support/fake-storage';

/** A value for one field of a valid record, absent if the field is. `stored` and `hosted` say where such a record is shown. */
interface InvalidField {
  readonly field: string;
  readonly value?: unknown;
  readonly stored: boolean;
  readonly hosted: boolean;
}

const SETUP = buildSearchSetup({ ...config, url: 'https://a.example' }, 'en', '/docs');
const RECENT = '__DOCSEARCH_RECENT_SEARCHES__';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__';
const REQUEST = { query: 'q', hitsPerPage: 2, snippetWords: 10 };
const OWN = buildResponse([buildPage('/own', 'Own')]);

const items = fakeStorage();
let warn: jest.Spied<typeof console.warn>;
let count = 0;
let name = '';

beforeEach(() => {
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Each index warns only once.
  count += 1;
  name = `index_${count}`;
});
afterEach(() => warn.mockRestore());

function buildPage(path: string, title: string) {
  return buildHit(`https://a.example/docs${path}`, 'lvl1', { lvl1: title });
}

/** Everything that is read from records to show them. */
function listTitles(groups: readonly ItemGroup[]): string[] {
  return groups.flatMap((group) =>
    group.items.map(({ hit, address }) => {
      const { title, path } = describeHit(hit);
      expect(new URL(address.href, SETUP.siteUrl).href.startsWith(`${SETUP.siteUrl}/`)).toBe(true);
      path.forEach(listMarkedParts);
      return listMarkedParts(title)
        .map(({ text }) => text)
        .join('');
    }),
  );
}

function keep(key: string, text: string): string {
  const full = `rslib-docs:${key}${name}`;
  items.set(full, text);
  return full;
}

const listStored = () => listTitles(listStartGroups({ ...readSearches(name, SETUP.siteUrl), visited: [], popular: [] }, en.search, SETUP));

/** Searches a service with this answer. The embedded index has one page, `Own`. */
async function search(answer: unknown): Promise<{ titles: string[]; errors: unknown[] }> {
  const module = async () => ({ liteClient: () => ({ search: async () => answer }) }) as unknown as LiteModule;
  const index = { appId: 'a', apiKey: 'k', indexName: name, insights: false };
  const report = jest.spyOn(console, 'error').mockReturnValue();
  const hosted = createHostedClient(index, SETUP.siteUrl, module);
  const [result] = (await createFailoverClient(hosted, createFakeClient(OWN)).search(REQUEST)).results;
  expect([typeof result.nbHits, typeof (result.queryID ?? ''), result.otherLang]).toEqual(['number', 'string', undefined]);
  expect(result.suggestions ?? []).toEqual([]);
  const errors = report.mock.calls.flat();
  report.mockRestore();
  return { titles: listTitles(listResultGroups(result, SETUP)), errors };
}

function expectWarnings(ignored: number, source: string): void {
  const text = `The search ignored ${ignored} invalid ${ignored === 1 ? 'record' : 'records'} in ${source}.`;
  expect(warn.mock.calls).toEqual(ignored === 0 ? [] : [[text]]);
}

/** Replaces or removes the field at a path such as `hierarchy.lvl2`. */
function change(record: object, invalidField: InvalidField): object {
  const changed: Record<string, unknown> = structuredClone({ ...record });
  const steps = invalidField.field.split('.');
  const last = steps.pop() ?? '';
  const owner = steps.reduce((at, step) => at[step] as Record<string, unknown>, changed);
  if ('value' in invalidField) owner[last] = invalidField.value;
  else delete owner[last];
  return changed;
}

describe('the URL of a hit', () => {
  test.each(invalidData.urls)('$name: $url', ({ url, path }) => {
    expect(resolveHit(url, SETUP)).toEqual(path === null ? undefined : { href: `/docs${path}`, path });
  });

  test('on a site without a base path', () => {
    const site = { siteUrl: 'https://a.example', basePath: '' };
    const paths = ['//evil.example', '/\\evil.example', '/.//evil.example', 'https://a.example//evil.example', 'https://a.example/guide'];
    expect(paths.map((url) => resolveHit(url, site)?.href)).toEqual([undefined, undefined, undefined, undefined, '/guide']);
  });
});

describe('stored searches', () => {
  test.each(invalidData.stored)('$name', ({ text, titles, ignored }) => {
    const key = keep(RECENT, text);
    expect([listStored(), listStored()]).toEqual([titles, titles]);
    expectWarnings(ignored, RECENT + name);
    expect(items.get(key)).toBe(text);
  });

  test.each(invalidData.stored)('$name: another list can be changed, and the list itself keeps what is valid', ({ text, titles }) => {
    const key = keep(FAVORITES, text);
    changeSearches(name, SETUP.siteUrl, (searches) => addRecent(searches, buildPage('/new', 'New')));
    expect(items.get(key)).toBe(text);
    expect(listStored()).toEqual(['New', ...titles]);
    changeSearches(name, SETUP.siteUrl, (searches) => promote(searches, buildPage('/new', 'New')));
    expect(listStored()).toEqual(['New', ...titles]);
  });

  test.each<InvalidField>(invalidData.records)('$field: $value', (invalidField) => {
    keep(RECENT, JSON.stringify([change(buildPage('/a', 'A'), invalidField), buildPage('/b', 'B')]));
    expect(listStored()).toEqual(invalidField.stored ? ['A', 'B'] : ['B']);
    expectWarnings(invalidField.stored ? 0 : 1, RECENT + name);
  });
});

describe('answers of the service', () => {
  test.each(invalidData.answers)('$name', async ({ answer, titles, ignored }) => {
    const shown = await search(answer);
    expect(shown.titles).toEqual(titles ?? ['Own']);
    expect(shown.errors).toEqual(titles ? [] : [expect.any(TypeError)]);
    expectWarnings(ignored, name);
  });

  test.each<InvalidField>(invalidData.records)('$field: $value', async (invalidField) => {
    const { titles } = await search({ results: [{ hits: [change(buildPage('/a', 'A'), invalidField), buildPage('/b', 'B')] }] });
    expect(titles).toEqual(invalidField.hosted ? ['A', 'B'] : ['B']);
    expectWarnings(invalidField.hosted ? 0 : 1, name);
  });
});
