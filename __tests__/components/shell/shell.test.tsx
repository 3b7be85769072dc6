import { readFileSync } from 'node:fs';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { ContentDiagnostics } from '@/components/shell/content-diagnostics';
import { Footer } from '@/components/shell/footer';
import { HeadScript } from '@/components/shell/head-script';
import { Logo } from '@/components/shell/logo';
import { NavDrawer } from '@/components/shell/nav-drawer';
import { Shell } from '@/components/shell/shell';
import { CODE_TOOLS_ID } from '@/lib/browser/behaviors/code-tools';
import type { SiteConfig } from '@/lib/site/types';
import { stubBrowser, stubDialogs } from '../../support/browser-stubs';
import { createView, Framework, TestShell, VERSIONED } from './shell-fixture';

beforeEach(() => {
  stubBrowser();
  stubDialogs();
  Object.defineProperty(window, 'scrollTo', { configurable: true, value: () => undefined });
  Object.defineProperty(performance, 'getEntriesByType', { value: () => [{ type: 'navigate' }], configurable: true });
});

function draw(theme: Partial<SiteConfig['theme']> = {}, lang = 'en') {
  render(
    <Framework lang={lang} slug="guide/start">
      <Shell view={createView(theme, lang)} largeSidebar={null}>
        <main id="content">Page</main>
      </Shell>
    </Framework>,
    { container: document.documentElement },
  );
}

test.each([
  ['en', 'Skip to content', 'Main', 'Sidebar', ['Tools', 'Language', 'Theme: auto', 'Menu'], 'Scroll to top'],
  ['zh', '跳到正文', '主导航', '侧边栏', ['工具', '语言', '主题：跟随系统', '菜单'], '回到顶部'],
])('has landmarks and accessible names (%s)', (lang, skip, main, sidebar, buttons, top) => {
  draw({}, lang);
  expect(screen.getAllByRole('link')[0]?.textContent).toBe(skip);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#content');
  const banner = screen.getByRole('banner');
  expect(within(banner).getByRole('navigation', { name: main })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: sidebar })).toBeTruthy();
  expect(screen.getByRole('contentinfo')).toBeTruthy();
  for (const name of [...buttons]) expect(within(banner).getByRole('button', { name })).toBeTruthy();
  expect(screen.getByRole('button', { name: top })).toBeTruthy();
});

test('has no style attribute and no inline handler', () => {
  draw();
  expect(document.querySelector('[style]')).toBeNull();
  expect(document.documentElement.outerHTML).not.toMatch(/\son\w+=/);
});

test('has everything that the page script and the late script look for', () => {
  draw({ hideNavbar: 'auto' });
  expect(document.querySelector('header')?.hasAttribute('data-hide-on-scroll')).toBe(true);
  for (const selector of [
    '#site-notice[role="status"][data-offline][data-failed]',
    'button.scroll-to-top',
    'a.search-button[data-replay]',
    '#sidebar',
    '.menu',
  ]) {
    expect([selector, document.querySelectorAll(selector).length > 0]).toEqual([selector, true]);
  }
  const tools = document.getElementById(CODE_TOOLS_ID);
  expect([tools?.hidden, tools?.querySelectorAll('.code-tool').length, { ...tools?.dataset }]).toEqual([
    true,
    4,
    {
      copy: 'Copy code',
      copied: 'Copied',
      copyPrompt: expect.stringContaining('{keys}'),
      failed: 'Loading failed. Try again.',
      projects: '/examples/',
    },
  ]);
  expect(document.getElementById('new-tab')?.hidden).toBe(true);
  for (const link of document.querySelectorAll('a[hreflang]')) expect(link.hasAttribute('data-language-link')).toBe(true);
});

test('below a base path, projects of examples are below it, too', () => {
  process.env.NEXT_PUBLIC_BASE_PATH = '/docs';
  draw();
  delete process.env.NEXT_PUBLIC_BASE_PATH;
  expect(document.getElementById(CODE_TOOLS_ID)?.dataset.projects).toBe('/docs/examples/');
});

test('the navigation bar follows the reader only if it hides', () => {
  draw({ hideNavbar: 'never' });
  expect(document.querySelector('header')?.hasAttribute('data-hide-on-scroll')).toBe(false);
});

test('every popovertarget refers to a popover', () => {
  draw();
  const targets = [...document.querySelectorAll('[popovertarget]')].map((each) => each.getAttribute('popovertarget') ?? '');
  expect(targets).toHaveLength(4);
  for (const id of targets) expect(document.getElementById(id)?.hasAttribute('popover')).toBe(true);
  const closing = [...document.querySelectorAll('[popovertargetaction="hide"]')];
  expect(closing.map((each) => each.getAttribute('aria-label'))).toEqual(['Close menu']);
});

test('every icon name is an id in the file', () => {
  const names = [...readFileSync('components/ui/icon.tsx', 'utf8').matchAll(/\| '([\w-]+)'/g)].map(([, name]) => name);
  const pictures = [...readFileSync('components/ui/icons.svg', 'utf8').matchAll(/<symbol id="([\w-]+)"/g)].map(([, name]) => name);
  expect(pictures.sort()).toEqual(names.sort());
  expect(names).toContain('menu');
});

test.each([
  ['never', true],
  ['auto', true],
  ['always', false],
] as const)('hideNavbar %s: the navigation bar exists: %j', (hideNavbar, expected) => {
  draw({ hideNavbar });
  expect(screen.queryAllByRole('banner')).toHaveLength(Number(expected));
});

test.each([
  ['en', 'Search docs'],
  ['zh', '搜索文档'],
])('hideNavbar always: the keys of the search work without its button (%s)', async (lang, name) => {
  draw({ hideNavbar: 'always' }, lang);
  expect(document.querySelectorAll('.search-button')).toHaveLength(1);
  expect(screen.queryByRole('link', { name })).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(screen.getByRole('dialog', { name, hidden: true })).toBeTruthy();
  expect(await screen.findByRole('combobox', { hidden: true })).toBeTruthy();
});

test.each([
  ['en', ['Docs', 'Ecosystem', 'Community', 'Language'], ['Guide', 'Config'], 'Released under the MIT License.'],
  ['zh', ['文档', '生态', '社区', '语言'], ['Guide', 'Config'], '基于 MIT 许可证发布。'],
])('the footer has four columns and the license (%s)', (lang, titles, docs, message) => {
  draw({}, lang);
  const footer = within(screen.getByRole('contentinfo'));
  expect(footer.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(titles);
  const columns = footer.getAllByRole('list').map((list) => within(list).getAllByRole('link'));
  const tools = ['Rspack', 'Rsbuild', 'Rspress', 'Rsdoctor', 'Rstest', 'Awesome Rstack'];
  expect(columns.map((links) => links.map((each) => each.textContent))).toEqual([
    docs,
    tools,
    ['GitHub', 'X', 'Discord'],
    ['English', '简体中文'],
  ]);
  expect(columns[1]?.map((each) => each.getAttribute('target'))).toEqual(tools.map(() => '_blank'));
  expect(columns[3]?.map((each) => each.getAttribute('href'))).toEqual(['/guide/start/', '/zh/guide/start/']);
  expect(footer.getByText(message)).toBeTruthy();
});

test('the footer leaves out what the site does not have', () => {
  const view = createView({ socialLinks: [{ icon: 'x', mode: 'text', content: 'Follow us' }] });
  const config = { ...view.config, locales: view.config.locales.slice(0, 1) };
  render(
    <TestShell slug="guide/start">
      <Footer view={{ ...view, config }} />
    </TestShell>,
  );
  expect(screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent)).toEqual(['Docs', 'Ecosystem']);
});

test('the drawer of a site in one language has no links to languages', () => {
  const view = createView();
  const config = { ...view.config, locales: view.config.locales.slice(0, 1) };
  render(
    <TestShell slug="guide/start">
      <NavDrawer view={{ ...view, config }} largeSidebar={null} hasNavbar />
    </TestShell>,
  );
  expect(document.querySelectorAll('[data-language-link]')).toHaveLength(0);
});

test('only errors in the content cover a part of the page, during development', () => {
  const { container, rerender } = render(<ContentDiagnostics diagnostics={[]} />);
  expect(container.innerHTML).toBe('');
  rerender(<ContentDiagnostics diagnostics={[{ file: 'a.mdx', line: 1, message: 'Wrong.', hint: 'Fix it.' }]} />);
  expect(screen.getByRole('alert').textContent).toContain('a.mdx:1: Wrong. Fix it.');
});

test('footer and scroll-to-top button can be turned off', () => {
  draw({ footer: false, enableScrollToTop: false });
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Scroll to top' })).toBeNull();
});

describe('the logo links to the home page of the language', () => {
  const logo = () => document.querySelector<HTMLAnchorElement>('header a');

  test('as images with text', () => {
    draw({ logo: { kind: 'image', light: '/a.svg', dark: '/b.svg', text: 'Rslib' } }, 'zh');
    expect(logo()?.getAttribute('href')).toBe('/zh/');
    expect(logo()?.textContent).toBe('Rslib');
    const images = [...(logo()?.querySelectorAll('img') ?? [])].map((image) =>
      ['class', 'alt', 'src', 'loading'].map((name) => image.getAttribute(name)),
    );
    expect(images).toEqual([
      ['dark:hidden', '', '/a.svg', 'lazy'],
      ['hidden dark:block', '', '/b.svg', 'lazy'],
    ]);
  });

  test('and of the version', () => {
    const view = createView({}, 'zh', { ...VERSIONED, lang: 'zh' });
    render(
      <TestShell slug="v1/guide/start" pageManifest={view.pageManifest}>
        <header>
          <Logo view={view} />
        </header>
      </TestShell>,
    );
    expect(logo()?.getAttribute('href')).toBe('/v1/zh/');
  });

  test('as images only, with the title of the site as name', () => {
    draw({ logo: { kind: 'image', light: '/a.svg', dark: '/b.svg' } });
    expect(logo()?.querySelector('img')?.alt).toBe('Rslib');
  });

  test.each([
    [{ kind: 'text', text: 'Words' } as const, 'Words'],
    [{ kind: 'title' } as const, 'Rslib'],
  ])('as %j', (config, words) => {
    draw({ logo: config });
    expect(logo()?.textContent).toBe(words);
  });
});

test.each([
  ['en', 'Bundler written in Rust, compatible with webpack'],
  ['zh', '用 Rust 编写、兼容 webpack 的打包工具'],
])('the tools menu lists the related tools (%s)', (lang, words) => {
  draw({}, lang);
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.menu-wide a')];
  expect(links.map((each) => each.getAttribute('href'))).toEqual([
    ...['rspack', 'rsbuild', 'rspress', 'rslib', 'rsdoctor', 'rstest'].map((name) => `https://${name}.rs`),
    'https://github.com/rstackjs/awesome-rstack',
  ]);
  expect(links[0]?.textContent).toContain(words);
  for (const each of links) expect(each.querySelector('img')?.getAttribute('loading')).toBe('lazy');
});

/** React does not escape this text, as the script needs it. */
const readScript = (lang: string) =>
  HeadScript({ view: createView({}, lang), minify: (script) => script.trim() }).props.dangerouslySetInnerHTML.__html;

test('the head script contains the configuration', () => {
  expect(HeadScript({ view: createView({}, 'zh'), minify: (script) => script.trim() }).type).toBe('script');
  expect(readScript('zh')).toContain('"langs":["en","zh"]');
  expect(readScript('zh')).toContain('rslib-docs:visited');
});

test('the head script is the same in all languages, so that all pages have the same policy', () => {
  expect(readScript('zh')).toBe(readScript('en'));
});
