import { withOtherLanguage } from '@/lib/search/other-language';
import { buildHit, buildResponse, createFakeClient, REQUEST } from '../../support/fake-search-client';

const NONE = buildResponse([]);
const OWN = buildResponse([buildHit('/zh/own')]);
const OTHER = buildResponse([buildHit('/other')]);

test('a late response without results also gets those of the other language', async () => {
  const client = withOtherLanguage(createFakeClient({ ...OWN, later: Promise.resolve(NONE) }), createFakeClient(OTHER), 'en');
  const { results, later } = await client.search(REQUEST);
  expect(results).toEqual(OWN.results);
  expect((await later)?.results).toEqual([{ ...OTHER.results[0], otherLang: 'en' }]);
});

test('a late response replaces results of the other language', async () => {
  const client = withOtherLanguage(createFakeClient({ ...NONE, later: Promise.resolve(OWN) }), createFakeClient(OTHER), 'en');
  const { results, later } = await client.search(REQUEST);
  expect(results[0].otherLang).toBe('en');
  expect(await later).toEqual(OWN);
});

test("another language is searched only if the reader's language has no results, and its result is labeled", async () => {
  const none = buildResponse([], { suggestions: ['x'] });
  const some = OTHER;
  const other = createFakeClient(some);
  expect(await withOtherLanguage(createFakeClient(some), other, 'en').search(REQUEST)).toEqual(some);
  expect(other.asked).toEqual([]);
  expect((await withOtherLanguage(createFakeClient(none), other, 'en').search(REQUEST)).results[0]).toEqual({
    ...some.results[0],
    otherLang: 'en',
  });
  expect(await withOtherLanguage(createFakeClient(none), other, 'en').search({ ...REQUEST, query: ' ' })).toEqual(none);
  expect(await withOtherLanguage(createFakeClient(none), createFakeClient(none), 'en').search(REQUEST)).toEqual(none);
  expect(await withOtherLanguage(createFakeClient(none), createFakeClient(new Error('offline')), 'en').search(REQUEST)).toEqual(none);
});

test('results of the other language have no query id, since their views and clicks are not those of this index', async () => {
  const hosted = buildResponse([buildHit('/other')], { queryID: 'of-other' });
  const { results } = await withOtherLanguage(createFakeClient(NONE), createFakeClient(hosted), 'en').search(REQUEST);
  expect(results).toEqual([{ ...OTHER.results[0], otherLang: 'en' }]);
  expect(results[0]).not.toHaveProperty('queryID');
});
