import { beforeAll, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { PageLayout } from '@/components/doc/page-layout';
import type { DocView, PageView } from '@/lib/page-view/types';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { renderHtml } from '../../support/render-page';

beforeAll(() => {
  // A touch device without hover.
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
});

const COMMON = { lang: 'en', path: '/guide/start/', documentTitle: '', description: '', code: '' };
const DOC: DocView = { kind: 'doc', ...COMMON, isReference: false, breadcrumbs: [], outline: [], pager: {} };
const HERO = {
  name: 'Rslib',
  text: 'Build libraries',
  tagline: 'Every format',
  actions: [{ theme: 'brand', text: 'Get Started', link: '/guide/start/' }],
} as const;

const VIEWS: PageView[] = [
  DOC,
  { kind: 'home', ...COMMON, hero: HERO, features: [] },
  { kind: 'custom', ...COMMON },
  { kind: 'blank', ...COMMON },
  {
    kind: '404',
    ...COMMON,
    homePath: '/zh/',
    allPagesPath: '/zh/search-index',
    popular: [{ text: 'lib.dts', link: '/zh/config/lib/dts' }],
    others: [{ tag: 'en', title: 'PAGE NOT FOUND', takeMeHome: 'Take me home', homePath: '/' }],
  },
];

test.each(VIEWS.map((view) => [view.kind, view] as const))('%s: main is the target of the skip link and has one h1', (kind, view) => {
  const hasOwnTitle = kind === 'home' || kind === '404';
  const { container } = render(
    <PageLayout view={view} texts={en}>
      {!hasOwnTitle && <h1>Title</h1>}
    </PageLayout>,
  );
  const main = screen.getByRole('main');
  expect([main.id, main.tabIndex]).toEqual(['content', -1]);
  expect(container.querySelectorAll('h1')).toHaveLength(1);
});

test('the HTML has no style attribute and no inline handler', () => {
  const html = VIEWS.map((view) => renderHtml(<PageLayout view={view} texts={en} />)).join('');
  expect(html.match(/\s(?:style|on\w+)=/g)).toBeNull();
});

test('404 pages link to the home page in every language', () => {
  render(<PageLayout view={VIEWS[4] as PageView} texts={zh} />);
  expect(screen.getByText('404')).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: '搜索文档' }).getAttribute('name')).toBe('q');
  expect(screen.getByRole('button', { name: '搜索' }).closest('form')?.getAttribute('action')).toBe('/zh/search-index');
  const popular = within(screen.getByRole('navigation', { name: '热门页面' })).getAllByRole('link');
  expect(popular.map((link) => link.getAttribute('href'))).toEqual(['/zh/config/lib/dts']);
  expect(screen.getByRole('heading', { level: 1, name: '页面不存在' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '返回首页' }).getAttribute('href')).toBe('/zh/');
  expect(screen.getByRole('link', { name: 'Take me home' }).getAttribute('href')).toBe('/');
  expect(screen.getByText('PAGE NOT FOUND').lang).toBe('en');
});

test('a 404 page may have no popular pages; its search is below the base path; the other language has its own name', () => {
  const others = [{ tag: 'zh-CN', title: '页面不存在', takeMeHome: '返回首页', homePath: '/zh/' }];
  process.env.NEXT_PUBLIC_BASE_PATH = '/docs';
  render(<PageLayout view={{ ...VIEWS[4], popular: [], others } as PageView} texts={en} />);
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('searchbox').closest('form')?.getAttribute('action')).toBe('/docs/zh/search-index');
  expect(screen.getByText('页面不存在').lang).toBe('zh-CN');
});

test.each([
  [{ next: { text: 'CLI', link: '/guide/basic/cli' } }, ['Next PageCLI']],
  [{ prev: { text: 'Vue', link: '/guide/solution/vue' } }, ['Previous PageVue']],
])('the first and the last page have one link to another: %j', (pager, expected) => {
  render(<PageLayout view={{ ...DOC, pager }} texts={en} />);
  const links = within(screen.getByRole('navigation', { name: 'Pager' })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(expected);
});

test('a page can be copied at its start and at its end, a list of posts cannot', () => {
  const draw = (view: DocView) => <PageLayout view={view} texts={en} />;
  const { container, rerender } = render(draw(DOC));
  expect(screen.getAllByRole('button', { name: 'Copy page as Markdown' })).toHaveLength(2);
  // The late script changes the bar, so another page has its own.
  const bar = container.querySelector('[data-local-bar]');
  rerender(draw({ ...DOC, path: '/blog/', posts: [], breadcrumbs: [{ text: 'Blog' }] }));
  expect(container.querySelector('[data-local-bar]')).not.toBe(bar);
  expect([screen.queryByRole('button', { name: 'Copy page as Markdown' }), container.querySelector('[data-place]')]).toEqual([null, null]);
});

test.each([
  ['en', 'en'],
  [undefined, null],
])('the article of a page with the content tag %s has the language %s', (contentTag, lang) => {
  render(
    <PageLayout view={{ ...DOC, contentTag }} texts={zh}>
      <h1>Title</h1>
    </PageLayout>,
  );
  expect(screen.getByRole('article').getAttribute('lang')).toBe(lang);
});

test('documentation pages have breadcrumbs, outline, edit and source links, date and pager', () => {
  const view: DocView = {
    ...DOC,
    breadcrumbs: [{ text: 'Guide', link: '/guide/start/' }, { text: 'Basic' }],
    outline: [{ depth: 2, id: 'usage', text: 'Usage' }],
    pager: { prev: { text: 'CLI', link: '/guide/basic/cli' }, next: { text: 'Vue', link: '/guide/solution/vue' } },
    edit: { text: 'Edit this page on GitHub', link: 'https://github.com/a/b/edit/main/x.mdx' },
    source: { text: 'Source', link: 'https://github.com/a/b/blob/main/x.mdx' },
    lastUpdated: { date: '2025-05-14', dateText: 'May 14, 2025' },
  };
  const { container } = render(<PageLayout view={view} texts={en} />);
  expect(
    within(screen.getByRole('navigation', { name: 'Breadcrumbs' }))
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Guide', 'Basic']);
  const outlines = screen.getAllByRole('navigation', { name: 'ON THIS PAGE', hidden: true });
  expect(outlines.map((nav) => nav.querySelector('a')?.getAttribute('href'))).toEqual(['#usage', '#usage']);
  // The late script marks their links, and closes the menu.
  expect(outlines.every((nav) => nav.hasAttribute('data-outline'))).toBe(true);
  expect(container.querySelectorAll('details[data-menu] > [data-outline]')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Edit this page on GitHub' }).getAttribute('href')).toBe(
    'https://github.com/a/b/edit/main/x.mdx',
  );
  expect(screen.getByRole('link', { name: 'Source' }).getAttribute('target')).toBe('_blank');
  expect(container.querySelector('footer p')?.textContent).toBe('Last Updated May 14, 2025');
  const pager = screen.getByRole('navigation', { name: 'Pager' });
  expect([...pager.querySelectorAll('a')].map((link) => [link.rel, link.textContent, link.getAttribute('href')])).toEqual([
    ['prev', 'Previous PageCLI', '/guide/basic/cli'],
    ['next', 'Next PageVue', '/guide/solution/vue'],
  ]);
});

test.each([
  ['en', en, 'Report a problem'],
  ['zh', zh, '反馈问题'],
])('the link to report a problem needs no script and is not printed (%s)', (_, texts, text) => {
  const link = 'https://github.com/a/b/issues/new?page=https://a.example/x&language=en';
  const { container } = render(<PageLayout view={{ ...DOC, report: { text, link } }} texts={texts} />);
  const report = screen.getByRole('link', { name: text });
  expect([report.getAttribute('href'), report.getAttribute('rel')]).toEqual([link, 'noopener noreferrer']);
  // The late script adds the section.
  expect([...container.querySelectorAll('a[data-report]')]).toEqual([report]);
  // `styles/print.css` hides it.
  expect(report.closest('footer')?.className).toBe('page-footer');
});

test('a site without links to its repository shows the date of a page', () => {
  const lastUpdated = { date: '2025-05-14', dateText: 'May 14, 2025' };
  const { container } = render(<PageLayout view={{ ...DOC, lastUpdated }} texts={en} />);
  expect(container.querySelector('footer p')?.textContent).toBe('Last Updated May 14, 2025');
});

test('omits parts that the page has no data for', () => {
  render(<PageLayout view={DOC} texts={en} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test.each(VIEWS)('the tooltip is in the landmark of the page ($kind)', (view) => {
  render(<PageLayout view={view} texts={en} />);
  expect(screen.getByRole('main').querySelectorAll('#tooltip[role="tooltip"][popover="manual"]')).toHaveLength(1);
});
