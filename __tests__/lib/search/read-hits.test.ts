import { readHostedHit } from '@/lib/search/read-hits';

const SITE_URL = 'https://a.example';
const RECORD = { objectID: '1', url: `${SITE_URL}/a#x`, type: 'lvl2', hierarchy: { lvl0: '指南', lvl1: 'A', lvl2: 'X' } };
const HIERARCHY = { lvl0: '指南', lvl1: 'A', lvl2: 'X', lvl3: null, lvl4: null, lvl5: null, lvl6: null };

test('a hit of the service has all levels, and no highlights but the snippets', () => {
  const snippet = { value: '<mark>X</mark>', matchLevel: 'full' };
  const record = { ...RECORD, _highlightResult: { hierarchy: { lvl2: snippet } }, _snippetResult: { hierarchy: { lvl2: snippet } } };
  expect(readHostedHit(record, SITE_URL)).toEqual({
    ...RECORD,
    content: null,
    hierarchy: HIERARCHY,
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: { lvl2: snippet } },
  });
});

test.each(['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6', 'content'])('a hit of the type %s has its snippet', (type) => {
  const snippet = { value: '甲', matchLevel: 'none' };
  const snippets = type === 'content' ? { hierarchy: {}, content: snippet } : { hierarchy: { [type]: snippet } };
  const hit = readHostedHit({ ...RECORD, type, content: '甲', _snippetResult: snippets }, SITE_URL);
  expect([hit?.type, hit?._snippetResult]).toEqual([type, snippets]);
});

test.each([
  ['none', true],
  ['partial', true],
  ['full', true],
  ['half', false],
  ['', false],
])('a snippet whose match is %j is valid: %j', (matchLevel, fits) => {
  const record = { ...RECORD, _snippetResult: { hierarchy: { lvl2: { value: 'X', matchLevel } } } };
  expect(readHostedHit(record, SITE_URL) !== undefined).toBe(fits);
});

test.each([
  ['no snippets', undefined],
  ['snippets without levels', {}],
  ['snippets that are null', { hierarchy: { lvl2: null }, content: null }],
])('a hit with %s has none', (_, snippets) => {
  expect(readHostedHit({ ...RECORD, _snippetResult: snippets }, SITE_URL)?._snippetResult).toEqual({ hierarchy: {} });
});
