import { loadIndex } from '@/lib/search/engine/load-index';
import { matchToken } from '@/lib/search/engine/match-token';
import { rankSections } from '@/lib/search/engine/rank';
import { tokenize } from '@/lib/search/engine/tokenize';
import { buildFile, SITE_URL, singlePage } from './build-file';

/** Terms that a word of the query stands for, with the quality of the match in percent. */
function expand(query: string, terms: readonly string[], typing: boolean, synonyms?: readonly (readonly string[])[]) {
  const [token] = tokenize(query).slice(-1);
  if (!token) throw new Error('no token');
  const index = loadIndex(buildFile([singlePage('p', ...terms)], synonyms));
  return matchToken(index, { token, isUnfinished: typing }, query).expansions.map(
    ({ term, weight }) => `${term} ${Math.round(weight * 100)}`,
  );
}

test.each<[string, string[], boolean, string[]]>([
  ['format', ['format'], false, ['format 100']],
  // The longer, the less likely.
  ['form', ['format', 'formatters'], true, ['format 70', 'formatters 55']],
  ['form', ['format', 'formatters'], false, ['format 39', 'formatters 31']],
  ['plugins', ['plugin'], false, ['plugin 90']],
  ['cats', ['cat'], false, ['cat 90']],
  ['bus', ['bu'], false, []],
  ['nest', ['nes'], false, ['nes 60']],
  ['classes', ['class', 'classy'], false, ['classy 35', 'class 35']],
  [
    'bundling',
    ['bundling', 'bundl', 'bundle', 'bundleable', 'bundlephobi'],
    false,
    ['bundling 100', 'bundle 35', 'bundleable 35', 'bundl 35'],
  ],
  // Typos, one and two.
  ['fromat', ['format'], false, ['format 60']],
  ['formatss', ['fromasts'], false, ['fromasts 30']],
  // A word that no section contains stands for nothing.
  ['absent', ['format'], false, []],
])('%s among %j, still typing: %j', (word, terms, typing, expected) => {
  expect(expand(word, terms, typing)).toEqual(expected);
});

test.each([
  ['configurations', 'configure'],
  ['configuration', 'configure'],
  ['sections', 'sect'],
  ['section', 'sect'],
  ['buildings', 'build'],
  ['building', 'build'],
  ['carriers', 'carry'],
  ['carrier', 'carry'],
  ['bundlers', 'bundle'],
  ['bundler', 'bundle'],
  ['libraries', 'library'],
  ['applied', 'apply'],
  ['bundled', 'bundle'],
  ['indexes', 'index'],
])('%s finds %s', (word, other) => {
  expect(expand(word, [other], false).map((each) => each.split(' ')[0])).toEqual([other]);
});

test('a word of several groups has the other words of each', () => {
  const groups = [
    ['folder', 'directory'],
    ['folder', 'path', '目录'],
  ];
  expect(expand('folder', ['folder'], false, groups)).toEqual(['folder 100', 'directory 70', 'path 70', '目录 70']);
  expect(expand('目录', ['folder'], false, groups)).toEqual(['目录 100', 'folder 70', 'path 70']);
});

test.each([
  ['类型', [['声明类', '型与声明']]],
  ['ab', [['xa', 'bx']]],
])('%s is not found across the end of a paragraph or of a keyword', (query, [paragraphs = []]) => {
  const { sections, ...index } = loadIndex(
    buildFile([singlePage('one', ...paragraphs), { ...singlePage('two'), keywords: { '': paragraphs } }, singlePage('three', query)]),
  );
  const { ranked } = rankSections({ ...index, sections }, query);
  expect(ranked.map(({ at }) => sections[at]?.url.slice(SITE_URL.length))).toEqual(['/three']);
});
