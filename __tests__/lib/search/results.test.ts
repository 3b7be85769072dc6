import { describeHit } from '@/lib/search/describe-hit';
import { groupHits, MAX_PER_GROUP, toHeading } from '@/lib/search/group-hits';
import { resolveHit } from '@/lib/search/hit-address';
import { listMarkedParts } from '@/lib/search/marked-parts';
import { withOtherLanguage } from '@/lib/search/other-language';
import { buildHit, buildResponse, createFakeClient, REQUEST } from './hosted/fake-client';

test('hits are grouped by sidebar group and page, and nested under the hit of their page', () => {
  const hits = [
    buildHit('/a#x', 'lvl2', { lvl0: 'One', lvl1: 'A', lvl2: 'x' }),
    buildHit('/b', 'lvl1', { lvl0: 'Two', lvl1: 'B' }),
    buildHit('/c', 'lvl1', { lvl0: 'One', lvl1: 'C' }),
    buildHit('/a', 'lvl1', { lvl0: 'One', lvl1: 'A' }),
    buildHit('/b#y', 'content', { lvl0: 'Two', lvl1: 'B', lvl2: 'y' }),
  ];
  expect(
    groupHits(hits).map(({ name, hits: own }) => [name, own.map(({ hit, nested }) => `${hit.url}${nested ? ' nested' : ''}`)]),
  ).toEqual([
    ['One', ['/a#x', '/a', '/c']],
    ['Two', ['/b', '/b#y nested']],
  ]);
});

test('a group has at most 20 hits', () => {
  const hits = Array.from({ length: 25 }, (_, at) => buildHit(`/p${at}`));
  expect(groupHits(hits)[0]?.hits).toHaveLength(MAX_PER_GROUP);
  expect(MAX_PER_GROUP).toBe(20);
});

test('a paragraph is stored as its heading', () => {
  const { objectID, type, content } = toHeading(buildHit('/b#y', 'content', { lvl2: 'y', lvl3: 'z' }));
  expect([objectID, type, content]).toEqual(['/b#y|lvl3', 'lvl3', null]);
  const page = buildHit('/b');
  expect(toHeading(page)).toBe(page);
});

test.each([
  [buildHit('/b'), 'Page', [], 'page'],
  [buildHit('/b#y', 'lvl3', { lvl2: 'y', lvl3: '<T>' }), '&lt;T&gt;', ['Page', 'y'], 'heading'],
  [buildHit('/b#y', 'content', { lvl2: 'y' }), 'Some text.', ['Page', 'y'], 'text'],
])('describes the title, path and icon of a hit (%#)', (hit, title, path, icon) => {
  expect(describeHit(hit)).toEqual({ title, path, icon });
});

test('highlights are split into parts of text', () => {
  expect(listMarkedParts('a &lt;b&gt; <mark>c&amp;d</mark> &quot;e&#39;')).toEqual([
    { text: 'a <b> ', marked: false },
    { text: 'c&d', marked: true },
    { text: ` "e'`, marked: false },
  ]);
  expect(listMarkedParts('<img src=x onerror=alert(1)>')).toEqual([{ text: '<img src=x onerror=alert(1)>', marked: false }]);
});

test('public URLs become URLs of the current site', () => {
  const setup = { siteUrl: 'https://a.example/docs', basePath: '/docs' };
  expect(resolveHit('https://a.example/docs/guide/#x', setup)).toEqual({ href: '/docs/guide/#x', path: '/guide/#x' });
  expect(resolveHit('https://a.example/docs/guide/', setup, 'en')).toEqual({ href: '/docs/guide/' });
  expect(resolveHit('https://a.example/docs-old/', setup)).toBeUndefined();
});

test('another language is searched only if the own language has no results, and its result is labeled', async () => {
  const none = buildResponse([], { suggestions: ['x'] });
  const some = buildResponse([buildHit('/en')]);
  const other = createFakeClient(some);
  expect(await withOtherLanguage(createFakeClient(some), other, 'en').search(REQUEST)).toEqual(some);
  expect(other.asked).toEqual([]);
  expect((await withOtherLanguage(createFakeClient(none), other, 'en').search(REQUEST)).results[0]).toEqual({
    ...some.results[0],
    otherLang: 'en',
  });
  expect(await withOtherLanguage(createFakeClient(none), createFakeClient(none), 'en').search(REQUEST)).toEqual(none);
  expect(await withOtherLanguage(createFakeClient(none), createFakeClient(new Error('offline')), 'en').search(REQUEST)).toEqual(none);
});
