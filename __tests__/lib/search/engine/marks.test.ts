import { buildMarker, buildSnippet, countMatched, highlight, type Marker } from '@/lib/search/engine/highlight';
import { loadIndex } from '@/lib/search/engine/load-index';
import { rankSections } from '@/lib/search/engine/rank';
import { buildFile, singlePage } from './build-file';

/** Creates a marker from the number of letters to mark by term, and Chinese pairs. */
const mark = (terms: Readonly<Record<string, number>>, ...pairs: string[]): Marker => ({
  terms: new Map(Object.entries(terms)),
  pairs,
  words: Object.keys(terms).length + Number(pairs.length > 0),
});

test.each<[string, string, string, string[], boolean | undefined, Marker]>([
  ['output.distPath here', 'output.<mark>dist</mark>Path here', 'full', ['dist'], false, mark({ dist: 4 })],
  ['distPath', '<mark>dist</mark>Path', 'full', ['dist'], false, mark({ distpath: 4 })],
  ['distPath', '<mark>distPath</mark>', 'full', ['distpath'], true, mark({ distpath: 8 })],
  ['output.distPath', '<mark>output.distPath</mark>', 'partial', ['output.distpath'], true, mark({ 'output.distpath': 15, path: 4 })],
  ['ＤＩＳＴ dist x', '<mark>ＤＩＳＴ</mark> <mark>dist</mark> x', 'partial', ['dist'], false, mark({ dist: 4, y: 1 })],
  ['dist x', '<mark>dist</mark> x', 'full', ['dist'], false, mark({ dist: 4 })],
  ['x dist', 'x <mark>dist</mark>', 'full', ['dist'], false, mark({ dist: 4 })],
  ['a<b & "c\'', "a&lt;<mark>b</mark> &amp; &quot;c'", 'full', ['b'], false, mark({ b: 1 })],
  ['类型声明类型', '<mark>类型声</mark>明<mark>类型</mark>', 'full', ['类型声', '类型'], false, mark({}, '类型', '型声')],
  ['哈哈哈', '<mark>哈哈哈</mark>', 'full', ['哈哈哈'], true, mark({}, '哈哈')],
  ['nothing', 'nothing', 'none', [], undefined, mark({ x: 1 })],
  // Each letter folds to one of half its length; a mark ends after a whole letter.
  ['\u{1d41d}\u{1d42d}\u{1d42c}', '<mark>\u{1d41d}\u{1d42d}</mark>\u{1d42c}', 'full', ['dt'], false, mark({ dts: 3 })],
])('the marks of "%s" are "%s"', (text, value, matchLevel, matchedWords, fullyHighlighted, marker) => {
  expect(highlight(text, marker)).toEqual({ value, matchLevel, matchedWords, fullyHighlighted });
});

test('the highlight of a text without marks has no fullyHighlighted field', () => {
  expect(Object.keys(highlight('nothing', mark({ x: 1 })))).not.toContain('fullyHighlighted');
});

const TWENTY = Array.from({ length: 20 }, (_, at) => `w${at + 1}`).join(' ');

test.each<[Marker, number, string, 'full' | 'none']>([
  [mark({ w10: 3 }), 5, '…w9 <mark>w10</mark> w11 w12 w13…', 'full'],
  [mark({ w10: 3 }), 8, '…w8 w9 <mark>w10</mark> w11 w12 w13 w14 w15…', 'full'],
  [mark({ w10: 3 }), 1, '…<mark>w10</mark>…', 'full'],
  [mark({ w1: 2 }), 5, '<mark>w1</mark> w2 w3 w4 w5…', 'full'],
  [mark({ w2: 2 }), 5, 'w1 <mark>w2</mark> w3 w4 w5…', 'full'],
  [mark({ w20: 3 }), 5, '…w16 w17 w18 w19 <mark>w20</mark>', 'full'],
  [mark({ w19: 3 }), 8, '…w13 w14 w15 w16 w17 w18 <mark>w19</mark> w20', 'full'],
  [mark({ w10: 3, w14: 3 }), 5, '…<mark>w10</mark> w11 w12 w13 <mark>w14</mark>…', 'full'],
  [mark({ w3: 2, w10: 3, w11: 3 }), 5, '…w9 <mark>w10</mark> <mark>w11</mark> w12 w13…', 'full'],
  [mark({ w5: 2, w6: 2, w7: 2, w8: 2, w9: 2 }), 4, '…<mark>w5</mark> <mark>w6</mark> <mark>w7</mark> <mark>w8</mark>…', 'full'],
  [mark({}), 5, 'w1 w2 w3 w4 w5…', 'none'],
  [mark({ w10: 3 }), 20, TWENTY.replace('w10', '<mark>w10</mark>'), 'full'],
])('the snippet of twenty words contains the words around the marks (%#)', (marker, words, value, matchLevel) => {
  expect(buildSnippet(TWENTY, marker, words)).toEqual({ value, matchLevel });
});

test.each<[string, number, string, Marker]>([
  ['One (two), three. Four five', 1, '…(<mark>two</mark>),…', mark({ two: 3 })],
  ['一二三四五六七八九十，甲乙丙丁。', 2, '…四<mark>五六</mark>七八九…', mark({}, '五六')],
  // Two characters count as a word, and punctuation stays with the word before it.
  ['一二三四，五六', 2, '<mark>一二</mark>三四，…', mark({}, '一二')],
  ['一二三四 output 五六七八 — 九十', 3, '…<mark>output</mark> 五六七八…', mark({ output: 6 })],
  // Punctuation on its own is not a word.
  ['a - b - c', 3, 'a - b - <mark>c</mark>', mark({ c: 1 })],
  ['a - b - c', 2, '…b - <mark>c</mark>', mark({ c: 1 })],
  ['<b> x y', 2, '&lt;<mark>b</mark>&gt; x…', mark({ b: 1 })],
])('of "%s", a snippet of %i words is "%s"', (text, words, value, marker) => {
  expect(buildSnippet(text, marker, words).value).toBe(value);
});

test('each distinct word of the query is counted once', () => {
  expect(countMatched('dist Dist path', mark({ dist: 4, path: 4 }))).toBe(2);
  expect(countMatched('x', mark({ dist: 4 }))).toBe(0);
  expect(countMatched('类型，类型', mark({}, '类型'))).toBe(1);
});

describe('marks for a query', () => {
  const index = loadIndex(
    buildFile(
      [
        singlePage('alpha', 'common externals bundles'),
        singlePage('beta', 'common external'),
        singlePage('gamma', 'common externalHelpers'),
        singlePage('delta', 'rare'),
        singlePage('类型', '声明'),
        singlePage('copy', '压缩包'),
      ],
      [
        ['拷贝', 'copy'],
        ['zip', '压缩包'],
        ['翻译', '声明'],
      ],
    ),
  );
  const markText = (query: string, text: string) => {
    const { matches } = rankSections(index, query);
    return highlight(text, buildMarker(matches, index.sections.length));
  };

  test.each<[string, string, string]>([
    // Words found in more than 40% of the sections are marked only if the query has no other words.
    ['common rare', 'common rare', 'common <mark>rare</mark>'],
    ['common', 'common rare', '<mark>common</mark> rare'],
    // Stop words are not marked.
    ['what is rare', 'what is rare', 'what is <mark>rare</mark>'],
    // Only the typed prefix of a longer word is marked, but the whole of a corrected or inflected word.
    ['bundl', 'bundles', '<mark>bundl</mark>es'],
    ['gamna', 'gamma', '<mark>gamma</mark>'],
    ['bundled', 'bundles', '<mark>bundles</mark>'],
    // Words that no section contains are not marked.
    ['rare missing', 'rare missing', '<mark>rare</mark> missing'],
    ['类型 rare', '类型 rare', '<mark>类型</mark> <mark>rare</mark>'],
    // Synonyms are marked in any language.
    ['拷贝', 'copy 拷贝', '<mark>copy</mark> <mark>拷贝</mark>'],
    ['zip', '压缩包', '<mark>压缩包</mark>'],
    ['翻译', '声明', '<mark>声明</mark>'],
  ])('%s in %s', (query, text, value) => {
    expect(markText(query, text).value).toBe(value);
  });

  test.each<[string, string, string]>([
    // A dotted name counts as one word, and so does all Chinese text.
    ['external.rare', 'external.rare', 'full'],
    ['rare delta', 'rare', 'partial'],
    ['rare delta', 'delta rare', 'full'],
    ['类型声明', '类型', 'full'],
    ['类型 rare', 'rare', 'partial'],
    // A word that no section contains is not missed.
    ['rare missing', 'rare missing', 'full'],
  ])('%s in %s: %s', (query, text, level) => {
    expect(markText(query, text).matchLevel).toBe(level);
  });
});
