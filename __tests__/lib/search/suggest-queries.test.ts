import { withSuggestions } from '@/lib/search/suggest-queries';
import { buildHit, buildResponse, createFakeClient, REQUEST } from '../../support/fake-search-client';

const FOUND = buildResponse([buildHit('/hosted')], { queryID: 'q1' });
const NOTHING = buildResponse([], { queryID: 'q2' });
const SUGGESTED = buildResponse([], { suggestions: ['lib.dts'] });
const OWN = buildResponse([buildHit('/a'), buildHit('/a#b', 'lvl2'), buildHit('/c', 'lvl1', { lvl1: 'Other page' })]);
const COMPLETED = buildResponse([], { queryID: 'q2', suggestions: ['lib.dts'] });

const search = (...[answer, own]: Parameters<typeof createFakeClient>) => {
  const embedded = createFakeClient(own ?? 'never');
  return { embedded, answer: withSuggestions(createFakeClient(answer ?? 'never'), embedded).search(REQUEST) };
};

test.each([
  ['the suggestions of the embedded index', SUGGESTED, ['lib.dts']],
  ['the pages of its hits', OWN, ['Page', 'Other page']],
])('an answer without hits gets %s, later', async (_, own, suggestions) => {
  const { results, later } = await search(NOTHING, own).answer;
  expect(results).toBe(NOTHING.results);
  expect(await later).toEqual(buildResponse([], { queryID: 'q2', suggestions }));
});

test.each([
  ['hits', FOUND],
  ['suggestions', SUGGESTED],
])('an answer that has %s is complete', async (_, response) => {
  const { embedded, answer } = search(response, SUGGESTED);
  expect(await answer).toEqual({ results: response.results });
  expect(embedded.asked).toEqual([]);
});

test('there are no suggestions if the embedded index cannot be loaded', async () => {
  const { later } = await search(NOTHING, new TypeError('offline')).answer;
  expect(await later).toEqual(NOTHING);
});

test.each([
  ['with hits', FOUND, SUGGESTED, FOUND],
  ['without hits', NOTHING, SUGGESTED, COMPLETED],
  ['without hits, if the embedded index fails', NOTHING, new TypeError('offline'), NOTHING],
])('the late answer of a slow service %s', async (_, late, own, expected) => {
  const { answer } = search({ ...OWN, later: Promise.resolve(late) }, own);
  const { results, later } = await answer;
  expect([results, await later]).toEqual([OWN.results, expected]);
});

test('a slow service that fails replaces nothing', async () => {
  const { answer, embedded } = search({ ...OWN, later: Promise.resolve(undefined) }, SUGGESTED);
  expect([await (await answer).later, embedded.asked]).toEqual([undefined, []]);
});
