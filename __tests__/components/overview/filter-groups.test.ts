import { expect, test } from '@jest/globals';
import { filterGroups } from '@/components/overview/filter-groups';

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
  ['Chinese', '插', ['其他: 插件()']],
  ['no match', 'webpack', []],
])('%s', (_, query, expected) => {
  expect(describe(query)).toEqual(expected);
});
