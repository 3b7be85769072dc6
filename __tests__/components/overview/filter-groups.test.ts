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

/** `group: item(headings)` of what is left. */
function describe(query: string) {
  return filterGroups(GROUPS, query).map(
    ({ name, items }) => `${name}: ${items.map(({ text, headers }) => `${text}(${headers.map((each) => each.text).join(' ')})`).join(' ')}`,
  );
}

test.each<[string, string, string[]]>([
  ['nothing keeps everything', '', ['Lib Configurations: lib.dts(dts.bundle dts.distPath) lib.auto-external(Object form)', '其他: 插件()']],
  [
    'spaces count as nothing',
    '  ',
    ['Lib Configurations: lib.dts(dts.bundle dts.distPath) lib.auto-external(Object form)', '其他: 插件()'],
  ],
  ['a group keeps all of it', 'lib conf', ['Lib Configurations: lib.dts(dts.bundle dts.distPath) lib.auto-external(Object form)']],
  ['an item keeps its headings, in any case', 'LIB.DTS', ['Lib Configurations: lib.dts(dts.bundle dts.distPath)']],
  ['headings keep only themselves', 'distpath', ['Lib Configurations: lib.dts(dts.distPath)']],
  ['a space finds a hyphen', 'auto external', ['Lib Configurations: lib.auto-external(Object form)']],
  ['a hyphen finds a space', 'object-form', ['Lib Configurations: lib.auto-external(Object form)']],
  ['Chinese', '插', ['其他: 插件()']],
  ['no match', 'webpack', []],
])('%s', (_, query, expected) => {
  expect(describe(query)).toEqual(expected);
});
