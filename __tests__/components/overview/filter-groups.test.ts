import { expect, test } from '@jest/globals';
import { countEntries, filterGroups, findMatch } from '@/components/overview/filter-groups';

const header = (text: string) => ({ id: text, text, depth: 2 });
const GROUPS = [
  {
    name: 'Lib Configurations',
    items: [
      { text: 'lib.dts', link: '/config/lib/dts', headers: [header('dts.bundle'), header('dts.distPath')] },
      { text: 'lib.auto-external', link: '/config/lib/auto-external', headers: [header('Object form')] },
    ],
  },
  { name: '其他', items: [{ text: '插件', link: '/config/rsbuild/plugins', headers: [] }] },
];

/** Formats the filtered groups as `group: item(headings)`. */
function describe(query: string) {
  return filterGroups(GROUPS, query).map(
    ({ name, items }) => `${name}: ${items.map(({ text, headers }) => `${text}(${headers.map((each) => each.text).join(' ')})`).join(' ')}`,
  );
}

test.each<[string, string, string[]]>([
  [
    'an empty query matches everything',
    '',
    ['Lib Configurations: lib.dts(dts.bundle dts.distPath) lib.auto-external(Object form)', '其他: 插件()'],
  ],
  [
    'a query of spaces is empty',
    '  ',
    ['Lib Configurations: lib.dts(dts.bundle dts.distPath) lib.auto-external(Object form)', '其他: 插件()'],
  ],
  [
    'a matching group keeps all its items',
    'lib conf',
    ['Lib Configurations: lib.dts(dts.bundle dts.distPath) lib.auto-external(Object form)'],
  ],
  ['a matching item keeps its headings, ignoring case', 'LIB.DTS', ['Lib Configurations: lib.dts(dts.bundle dts.distPath)']],
  ['a matching heading is kept without its siblings', 'distpath', ['Lib Configurations: lib.dts(dts.distPath)']],
  ['a space matches a hyphen', 'auto external', ['Lib Configurations: lib.auto-external(Object form)']],
  ['a hyphen matches a space', 'object-form', ['Lib Configurations: lib.auto-external(Object form)']],
  ['a hyphen in the middle of a word', 'dts-dist', ['Lib Configurations: lib.dts(dts.distPath)']],
  ['a space matches a dot', 'dts bundle', ['Lib Configurations: lib.dts(dts.bundle)']],
  ['Chinese', '插', ['其他: 插件()']],
  ['no match', 'webpack', []],
])('%s', (_, query, expected) => {
  expect(describe(query)).toEqual(expected);
});

const option = (name: string, summary: string, others: readonly string[] = []) => ({ name, summary, others });
const OPTIONS = [
  {
    name: 'Lib Configurations',
    items: [
      {
        text: 'lib.dts',
        link: '/config/lib/dts',
        option: option('lib.dts', 'Writes declaration files.', ['生成类型声明文件。']),
        headers: [
          { ...header('dts.bundle'), option: option('lib.dts.bundle', 'Rolls up the declarations of an entry.') },
          header('Next steps'),
        ],
      },
    ],
  },
];

test.each([
  ['a description', 'rolls up', [['dts.bundle']]],
  ['a description in another language', '类型声明', [[]]],
  ['the full name of an option', 'lib dts bundle', [['dts.bundle']]],
  ['nothing', 'umd', []],
])('finds options by %s', (_, query, expected) => {
  const items = filterGroups(OPTIONS, query).flatMap((group) => group.items);
  expect(items.map(({ headers }) => headers.map(({ text }) => text))).toEqual(expected);
});

test('counts options, and pages without any, in the whole list and in what is left of it', () => {
  expect(countEntries(OPTIONS)).toBe(2);
  expect(countEntries(filterGroups(OPTIONS, 'rolls up'))).toBe(2);
  expect(countEntries(GROUPS)).toBe(3);
  const both = [...OPTIONS, ...GROUPS];
  expect([countEntries(both), countEntries(filterGroups(both, 'rolls up'))]).toEqual([5, 2]);
});

test.each([
  ['lib.autoExtension', 'auto-ext', 'autoExt'],
  ['dts.bundle', 'DTS bundle', 'dts.bundle'],
  ['the dts bundle', 's b', 's b'],
  ['emits a source map', 'sourcemap', 'source map'],
  ['生成 source map 文件', 'SourceMap', 'source map'],
  ['只在输出 ESM 时', '输出esm', '输出 ESM'],
  ['from a path', 'map', undefined],
  ['from a path', 'm-a p', 'm a p'],
  ['lib.dts(*)', 's(*', 's(*'],
  ['lib.dts', 'umd', undefined],
  ['lib.dts', ' ', undefined],
])('in %s the match of %s is %s', (text, query, expected) => {
  const match = findMatch(text, query);
  expect(match && text.slice(...match)).toBe(expected);
});
