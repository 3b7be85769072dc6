import { editScalePage, getScalePage, type ScaleWords, writeScaleSite } from '@/lib/cli/bench/scale-site';
import { tabulate } from '@/lib/cli/bench/scale-table';
import { checkDocs } from '@/lib/cli/load-docs';
import config from '@/lib/site/config';
import { createFolder, readFolder } from '../../support/temporary-folder';

const WORDS: readonly ScaleWords[] = [
  {
    lang: 'en',
    tag: 'en',
    ogLocale: 'en_US',
    label: 'English',
    page: 'Topic {n}',
    section: 'Part {n}',
    description: 'A generated page, which has the number {n}.',
    space: ' ',
    sentences: ['A build writes its files.', 'The tool reads them again.'],
  },
  {
    lang: 'zh',
    tag: 'zh-CN',
    ogLocale: 'zh_CN',
    label: '简体中文',
    page: '主题 {n}',
    section: '部分 {n}',
    description: '编号为 {n} 的生成页面。',
    space: '',
    sentences: ['构建写入产物。', '工具再次读取。'],
  },
];

let dir = '';
beforeEach(() => {
  dir = createFolder();
});

test('a generated site passes the content checks and has the requested pages in groups', async () => {
  writeScaleSite(dir, 30, WORDS);
  const { content, diagnostics, warnings } = await checkDocs(dir, config, '');
  expect([...diagnostics, ...warnings]).toEqual([]);
  const pages = content.site.pages.filter(({ frontmatter }) => frontmatter.pageType === 'doc');
  expect(pages).toHaveLength(60);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(['/guide/group-1/page-25', '/zh/guide/group-2/page-30']));
});

test('equal arguments write equal sites, and an edit changes one page of each language', () => {
  writeScaleSite(dir, 30, WORDS);
  const before = readFolder(dir);
  writeScaleSite(dir, 30, WORDS);
  expect(readFolder(dir)).toEqual(before);
  editScalePage(dir, 7, WORDS);
  const changed = Object.entries(readFolder(dir)).flatMap(([file, text]) => (before[file] === text ? [] : [file]));
  expect(changed).toEqual([`content/en/${getScalePage(7)}.mdx`, `content/zh/${getScalePage(7)}.mdx`]);
});

test('figures have their ratio to the first size; a figure that is not known is a dash', () => {
  const columns = [
    [
      { name: 'seconds', value: 10 },
      { name: 'memory', value: Number.NaN },
    ],
    [
      { name: 'seconds', value: 123.45 },
      { name: 'memory', value: Number.NaN },
    ],
  ];
  expect(tabulate(['100', '1000'], columns)).toEqual({
    seconds: { 100: '10.0', 1000: '123 (×12.3)' },
    memory: { 100: '-', 1000: '- (×-)' },
  });
});
