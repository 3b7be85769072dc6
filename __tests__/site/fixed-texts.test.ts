import { readFileSync } from 'node:fs';
import config from '@/lib/site/config';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';

/** Texts and accessible names that people and their tests rely on, in both languages, by group of the interface texts. */
const BOTH = {
  shell: {
    skipToContent: ['Skip to content', '跳到正文'],
    mainNav: ['Main', '主导航'],
    language: ['Language', '语言'],
    version: ['Version', '版本'],
    menu: ['Menu', '菜单'],
    sidebar: ['Sidebar', '侧边栏'],
    tools: ['Tools', '工具'],
    scrollToTop: ['Scroll to top', '回到顶部'],
    themeState: ['Theme: {state}', '主题：{state}'],
    themeDark: ['dark', '深色'],
  },
  outline: { title: ['ON THIS PAGE', '目录'] },
  pager: { label: ['Pager', '翻页'] },
  code: { copy: ['Copy code', '复制代码'], copied: ['Copied', '已复制'], toggleWrap: ['Toggle code wrap', '切换代码换行'] },
  overview: { filter: ['Filter', '过滤'] },
  search: { placeholder: ['Search docs', '搜索文档'], errorTitle: ['Unable to fetch results', '无法获取结果'] },
} as const;

/** The same in one language. */
const ENGLISH = {
  pager: { previous: 'Previous Page', next: 'Next Page' },
  page: { editOn: 'Edit this page on {host}', source: 'Source', lastUpdated: 'Last Updated' },
  code: { copyPrompt: 'Copy to clipboard: {keys}, Enter' },
  overview: { placeholder: 'Enter keyword', noMatch: 'No matching API found', others: 'Others' },
  notFound: { title: 'PAGE NOT FOUND', takeMeHome: 'Take me home' },
  search: {
    noRecent: 'No recent searches',
    noResults: 'No results for "{query}"',
    missing: 'Believe this query should return results? ',
    report: 'Let us know.',
    errorHelp: 'You might want to check your network connection.',
  },
};
const CHINESE = { search: { cancel: '取消', recent: '搜索历史', favorites: '收藏' } };

/** Picks the texts of `BOTH` in one of its languages. */
function pick(language: 0 | 1): object {
  const groups = Object.entries(BOTH).map(([group, texts]) => [
    group,
    Object.fromEntries(Object.entries<readonly [string, string]>(texts).map(([name, pair]) => [name, pair[language]])),
  ]);
  return Object.fromEntries(groups);
}

test('interface texts that others rely on do not change', () => {
  expect(en).toMatchObject(pick(0));
  expect(zh).toMatchObject(pick(1));
  expect(en).toMatchObject(ENGLISH);
  expect(zh).toMatchObject(CHINESE);
});

test('social links lead to the code host, the social network and the chat', () => {
  expect(config.theme.socialLinks).toEqual([
    { icon: 'github', mode: 'link', content: 'https://github.com/web-infra-dev/rslib' },
    { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
    { icon: 'discord', mode: 'link', content: expect.stringMatching(/^https:\/\/discord\.gg\/\w+$/) },
  ]);
});

test('readers can report a query without results', () => {
  expect(config.search.missingResultsUrl).toBe('https://github.com/web-infra-dev/rslib/issues/new?title={query}');
});

test('the search library has the specified version, and its types match the pinned format of stored searches', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect([dependencies['@algolia/autocomplete-core'], dependencies['@docsearch/react']]).toEqual(['1.17.9', '3.9.0']);
});
