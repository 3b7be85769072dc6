import { FIELD_BOOSTS, loadIndex } from '@/lib/search/engine/load-index';
import { matchToken } from '@/lib/search/engine/match-token';
import { rankSections } from '@/lib/search/engine/rank';
import { listSuggestions } from '@/lib/search/engine/suggest';
import { tokenize } from '@/lib/search/engine/tokenize';
import { buildFile, type PageSource, pageOf, SITE_URL, singlePage } from './build-file';

const OTHER_PAGES: readonly PageSource[] = Array.from({ length: 12 }, (_, at) => singlePage(`filler${at}`, 'Words that nothing asks for.'));

/** URLs of the sections that match a query, best first. */
function rank(pages: readonly PageSource[], query: string, synonyms?: readonly (readonly string[])[]): string[] {
  const index = loadIndex(buildFile([...pages, ...OTHER_PAGES], synonyms));
  return rankSections(index, query).ranked.map(({ at }) => index.sections[at]?.url.slice(SITE_URL.length) ?? '');
}

const page = (path: string, heading: string, ...paragraphs: string[]) => pageOf(path, [1, '', heading, ...paragraphs]);

test.each<[string, string, PageSource[], string[]]>([
  [
    'a heading that is the query, that ends with it, begins with it, holds it',
    'dist',
    [page('/within', 'my-dist-one'), page('/starts', 'dist-my-one'), page('/ends', 'one-my-dist'), page('/is', 'dist')],
    ['/is', '/ends', '/starts', '/within'],
  ],
  [
    'the same of headings with several words',
    'dist',
    [page('/within', 'my dist one'), page('/starts', 'dist my one'), page('/ends', 'one my dist'), page('/is', 'dist')],
    ['/is', '/ends', '/starts', '/within'],
  ],
  [
    'a heading that is the query before one that ends with it, though the text below that one says it more often',
    'alpha',
    [page('/ends', 'b alpha', 'alpha alpha alpha'), page('/is', 'alpha')],
    ['/is', '/ends'],
  ],
  [
    'the text of a page before that of a section',
    'alpha',
    [pageOf('/a', [1, '', 'other'], [2, 'x', 'thing', 'alpha']), page('/b', 'other', 'alpha')],
    ['/b', '/a#x'],
  ],
  [
    'a section that is named with its page before a heading with the words in another order',
    'dts bundle',
    [page('/x', 'bundle dts'), pageOf('/dts', [1, '', 'dts'], [2, 'b', 'bundle'])],
    ['/dts#b', '/x', '/dts'],
  ],
  ['four letters together', 'ab cd', [page('/apart', 'one', 'cd and ab'), page('/together', 'two', 'and ab cd')], ['/together', '/apart']],
  [
    'two letters together, which say nothing',
    'a b',
    [page('/apart', 'one', 'b and a'), page('/together', 'two', 'and a b')],
    ['/apart', '/together'],
  ],
  [
    'the heading as it was typed before one that begins with it, though another heading differs only in its dash',
    'makeThing',
    [
      pageOf('/types', [1, '', 'types'], [2, 'o', 'MakeThingOptions', 'makeThing makeThing makeThing']),
      pageOf('/core', [1, '', 'core'], [2, 'm', 'makeThing', 'function']),
      pageOf('/packages', [1, '', 'packages'], [2, 'p', 'make-thing', 'package']),
    ],
    ['/core#m', '/types#o', '/packages#p'],
  ],
  ['a heading of two letters', 'ab', [page('/ends', 'b ab', 'ab ab ab'), page('/is', 'ab')], ['/is', '/ends']],
  [
    'a heading in Chinese before one that holds it',
    '类型',
    [page('/within', '甲类型乙', '类型，类型'), page('/starts', '类型甲乙', '类型'), page('/is', '类型')],
    ['/is', '/starts', '/within'],
  ],
  [
    'a heading with the words together before one with the words apart',
    'alpha beta',
    [page('/apart', 'x alpha y beta z'), page('/within', 'x alpha beta y z')],
    ['/within', '/apart'],
  ],
  ['a heading before a text', 'dist', [page('/text', 'some', 'dist'), page('/heading', 'dist')], ['/heading', '/text']],
  [
    'a page before a section of the same name',
    'dist',
    [pageOf('/a', [1, '', 'other'], [2, 'x', 'dist']), page('/b', 'dist')],
    ['/b', '/a#x'],
  ],
  [
    'a section that is named with its page',
    'dts bundle',
    [page('/text', 'some', 'dts bundle'), pageOf('/dts', [1, '', 'dts'], [2, 'b', 'bundle'])],
    ['/dts#b', '/text', '/dts'],
  ],
  [
    'a text with the words together before one with the words apart',
    'alpha beta',
    [page('/apart', 'one', 'beta and so alpha'), page('/together', 'two', 'and so alpha beta')],
    ['/together', '/apart'],
  ],
  [
    'what holds both words before what holds one twice',
    'alpha beta',
    [page('/one', 'one', 'alpha alpha alpha alpha'), page('/both', 'two', 'alpha and more and beta')],
    ['/both', '/one'],
  ],
  [
    'a rare word before a frequent one',
    'often rare',
    [page('/a', 'a', 'often'), page('/b', 'b', 'often'), page('/c', 'c', 'often'), page('/d', 'd', 'rare')],
    ['/d', '/a', '/b', '/c'],
  ],
  ['a word that occurs more often', 'alpha', [page('/once', 'a', 'alpha beta'), page('/twice', 'b', 'alpha alpha')], ['/twice', '/once']],
  [
    'a short text before a long one',
    'alpha',
    [page('/long', 'a', 'alpha with many other words around it that say something else'), page('/short', 'b', 'alpha')],
    ['/short', '/long'],
  ],
  ['equal scores in the order of the site', 'alpha', [page('/b', 'one', 'alpha'), page('/a', 'two', 'alpha')], ['/b', '/a']],
  [
    'a page of higher rank',
    'alpha',
    [page('/page', 'one', 'alpha'), { ...page('/index', 'two', 'alpha'), pageRank: 2 }],
    ['/index', '/page'],
  ],
  // Stop words count little.
  ['a question', 'how do i use alpha', [page('/how', 'one', 'how do i use it'), page('/alpha', 'x', 'alpha')], ['/alpha', '/how']],
])('%s', (_, query, pages, expected) => {
  expect(rank(pages, query)).toEqual(expected);
});

test.each<[string, string[], string, string[]]>([
  ['an exact match before a longer term', ['externals', 'external'], 'external', ['external', 'externals']],
  ['the shortest longer term first', ['externalhelpers', 'externals'], 'extern', ['externals', 'externalhelpers']],
  ['one letter that is still being typed', ['xylophone'], 'x', ['xylophone']],
  ['a complete one-letter word', ['xylophone'], 'x ', []],
  ['one letter before another word', ['xylophone', 'beta'], 'x beta', ['beta']],
  ['a complete two-letter word', ['xylophone'], 'xy ', ['xylophone']],
  ['another form of a word', ['bundle'], 'bundling ', ['bundle']],
  ['the singular', ['plugin'], 'plugins ', ['plugin']],
  ['the singular of a short word', ['cat'], 'cats ', ['cat']],
  ['the plural in -ies', ['library'], 'libraries ', ['library']],
  ['a word too long to be an inflection', ['bundlephobiacs'], 'bundling ', []],
  ['a word too short for inflections', ['ring'], 'red ', []],
  ['a typo', ['format'], 'fromat ', ['format']],
  ['no typo correction if the term exists', ['format', 'formal'], 'format ', ['format']],
  ['a prefix with a typo, while typing', ['federation'], 'fedre', ['federation']],
  ['a complete word that is a prefix with a typo', ['federation'], 'fedre ', []],
  ['only punctuation', ['alpha'], '???', []],
  ['an empty query', ['alpha'], '', []],
])('%s', (_, names, query, expected) => {
  expect(
    rank(
      names.map((name) => page(`/${name}`, name)),
      query,
    ),
  ).toEqual(expected.map((name) => `/${name}`));
});

test('sections that score less than 0.5% of the best one are left out', () => {
  const long = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
  const weak = page('/weak', 'one', `${long} alpha ${long}`);
  expect(rank([page('/alpha', 'alpha'), weak], 'alpha')).toEqual(['/alpha']);
  expect(rank([weak], 'alpha')).toEqual(['/weak']);
});

test('Chinese is found by pairs, and the text with more matching pairs comes first', () => {
  const pages = [page('/one', '甲', '类型和声明'), page('/both', '乙', '类型声明'), page('/none', '丙', '模块联邦')];
  expect(rank(pages, '类型声明')).toEqual(['/both', '/one']);
  expect(rank([page('/once', '甲', '类型，乙乙'), page('/twice', '乙', '类型，类型')], '类型')).toEqual(['/twice', '/once']);
});

/** BM25 with k1 = 1.2 and b = 0.7. The index estimates lengths in words: characters / 6, or / 2 for texts with Chinese. */
test('a word scores by BM25 in heading, page title, parent headings and text', () => {
  const file = buildFile([
    { ...pageOf('/a', [1, '', 'alpha beta', 'alpha and alpha'], [2, 's', 'section', '含有 alpha 的中文']), group: 'Alpha' },
    { ...page('/b', 'gamma', 'delta'), group: 'Other' },
  ]);
  const index = loadIndex(file);
  const [token] = tokenize('alpha');
  if (!token) throw new Error('no token');
  const { found, scores, idf, expansions } = matchToken(index, { token, isUnfinished: false }, token.term);
  const fields = [
    ['alpha beta', 'section', 'gamma'],
    ['alpha beta', 'alpha beta', 'gamma'],
    ['Alpha', 'Alpha', 'Other'],
    ['alpha and alpha', '含有 alpha 的中文', 'delta'],
  ];
  const measure = (text: string) => text.length / (/\p{Script=Han}/u.test(text) ? 2 : 6);
  const score = (section: number) =>
    fields.reduce((sum, field, at) => {
      const average = Math.max(1, field.reduce((total, text) => total + measure(text), 0) / field.length);
      const text = field[section] ?? '';
      const count = text.match(/alpha/gi)?.length ?? 0;
      return sum + ((FIELD_BOOSTS[at] ?? 0) * count * 2.2) / (count + 1.2 * (0.3 + (0.7 * measure(text)) / average));
    }, 0);
  expect(idf).toBeCloseTo(Math.log(1 + (3 - 2 + 0.5) / (2 + 0.5)), 6);
  expect(expansions).toEqual([{ term: 'alpha', weight: 1 }]);
  expect([...found].sort()).toEqual([0, 1]);
  expect(scores[0]).toBeCloseTo(idf * score(0), 5);
  expect(scores[1]).toBeCloseTo(idf * score(1), 5);
  expect(scores[2]).toBe(0);
});

test('parent headings are those of the same branch', () => {
  const headings = [
    [1, '', 'Page'],
    [2, 'b', 'Two'],
    [3, 'c', 'Three'],
    [4, 'd', 'Four'],
    [2, 'e', 'Next'],
    [4, 'f', 'Deep'],
    [6, 'g', 'Deepest'],
  ] as const;
  const index = loadIndex(buildFile([{ ...pageOf('/a', ...headings), group: 'G' }, page('/h', 'Second')]));
  const levels = index.sections.map(({ hierarchy: { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 } }) => [
    lvl0,
    lvl1,
    lvl2,
    lvl3,
    lvl4,
    lvl5,
    lvl6,
  ]);
  expect(levels.map((all) => all.map((text) => text ?? '-').join(' '))).toEqual([
    'G Page - - - - -',
    'G Page Two - - - -',
    'G Page Two Three - - -',
    'G Page Two Three Four - -',
    'G Page Next - - - -',
    'G Page Next - Deep - -',
    'G Page Next - Deep - Deepest',
    'Group Second - - - - -',
  ]);
  // The third field contains the parent headings, without the page title and the heading itself.
  expect(index.fields[2]?.texts).toEqual(['G', 'G', 'G\nTwo', 'G\nTwo\nThree', 'G', 'G\nNext', 'G\nNext\nDeep', 'Group']);
});

test.each<[string, string[]]>([
  ['federalism', ['Module Federation']],
  ['module', ['Modules', 'Module Federation']],
  ['zzz', []],
  ['', []],
  ['m', []],
  ['outputs', ['Output', 'Output A', 'Output Bc']],
])('suggestions for %j: %j', (query, expected) => {
  const names = ['Module Federation', 'Modules', 'Output Bcd', 'Output Bc', 'Output A', 'Output'];
  const index = loadIndex(buildFile(names.map((name) => pageOf(`/${name}`, [1, '', name], [2, 'x', 'federalism zzz']))));
  expect(listSuggestions(index, query)).toEqual(expected);
});

test('keywords find a section whose text does not have them, before text that mentions them', () => {
  const sections = [
    [1, '', 'output', 'Options for what a build emits.'],
    [2, 'distpath', 'output.distPath', 'Where the build puts its result.'],
  ] as const;
  const keywords = { distpath: ['change output folder', '修改输出目录'], '': ['files'] };
  const guide = page('/guide', 'Guide', 'You can change the output folder, too. 也可以修改输出目录。');
  const pages = [{ path: '/output', keywords, sections }, guide];
  for (const query of ['change output folder', 'output folder', '修改输出目录'])
    expect([query, rank(pages, query)[0]]).toEqual([query, '/output#distpath']);
  expect(rank(pages, 'files')).toEqual(['/output']);
});

test('a keyword has to be typed exactly, and counts less than a title', () => {
  const named = { ...page('/css', 'Styles', 'About styles.'), keywords: { '': ['css modules', 'build'] } };
  const option = pageOf('/output', [1, '', 'output'], [2, 'cssmodules', 'output.cssModules', 'An option.']);
  const titled = page('/build', 'Build');
  expect(rank([named, option], 'cssModules')[0]).toBe('/output#cssmodules');
  expect(rank([named, option], 'CSS modules')[0]).toBe('/css');
  expect(rank([named, titled], 'build')).toEqual(['/build', '/css']);
});

test('a heading that several pages have counts less than one that only one page has', () => {
  const withHeading = (path: string) => pageOf(path, [1, '', path], [2, 'build', 'Build', 'Run it.']);
  const other = pageOf('/cli', [1, '', 'Commands'], [2, 'one', 'rslib build', 'Emits the output.']);
  expect(rank([withHeading('/vue'), other], 'build')).toEqual(['/vue#build', '/cli#one']);
  expect(rank([withHeading('/vue'), withHeading('/react'), other], 'build')[0]).toBe('/cli#one');
});

test('synonyms find each other, but the word itself counts more', () => {
  const pages = [
    page('/a', 'a', 'Copies a directory.'),
    page('/b', 'b', 'Copies a folder.'),
    page('/c', 'c', '复制到文件夹'),
    page('/d', 'd', '复制到目录'),
  ];
  const synonyms = [
    ['folder', 'directory'],
    ['目录', '文件夹'],
  ];
  expect(rank(pages, 'directory', synonyms)).toEqual(['/a', '/b']);
  expect(rank(pages, 'folder', synonyms)).toEqual(['/b', '/a']);
  expect(rank(pages, '目录', synonyms)).toEqual(['/d', '/c']);
  expect(rank(pages, 'folder')).toEqual(['/b']);
});

test.each([
  ['文件夹', ['/c', '/a']],
  ['文件夹 修改', ['/c', '/a']],
  ['文件', ['/a']],
  ['Module-scoped CSS', ['/b', '/d']],
  ['css', ['/d']],
])('a synonym that is several words is found as a whole: %s', (query, urls) => {
  const pages = [
    page('/a', 'a', '修改文件'),
    page('/b', 'b', 'Has local classes.'),
    page('/c', 'c', '修改目录'),
    page('/d', 'd', 'Sass or CSS.'),
  ];
  const synonyms = [
    ['目录', '文件夹'],
    ['local', 'module-scoped css'],
  ];
  expect(rank(pages, query, synonyms)).toEqual(urls);
});

test.each(['如何', '怎么', '什么', '可以', '需要'])(
  'a page about the subject comes before one that only has the question word %s',
  (word) => {
    const pages = [page('/question', word, `${word}，${word}。`), page('/subject', '打包模式', '打包。')];
    expect(rank(pages, `${word}打包`)[0]).toBe('/subject');
  },
);

describe('a code that no text contains', () => {
  const pages = [
    page('/all', 'Others', 'All other codes: TSnnnn.'),
    page('/some', 'Isolated', 'For example TS9007 and others of TS90nn.'),
    page('/near', 'Near', 'TS7016 has nearly the same digits. The parameter has no type.'),
  ];
  test.each([
    ['TS7006', ['/all']],
    ['TS18046', ['/all']],
    ['TS9038', ['/some']],
    ['TS9007', ['/some']],
    ['TS7016', ['/near']],
    // Other codes and words with a number are corrected as all words.
    ['TS716', ['/near']],
  ])('%s finds the text about all codes of its kind', (query, found) => {
    expect(rank(pages, query)).toEqual(found);
  });

  test('decides, whatever the words after it are', () => {
    expect(rank(pages, 'TS7006: Parameter has no type')[0]).toBe('/all');
    expect(rank(pages, 'Parameter has no type')[0]).toBe('/near');
  });
});

test('a name counts more than its words on their own', () => {
  const words = page('/words', 'other', 'transpile transpile transpile, then packages packages packages');
  const name = page('/name', 'other', 'Set transpilePackages in the application, which is longer than the other text, so it counts less.');
  expect(rank([words, name], 'transpilePackages')).toEqual(['/name', '/words']);
});
