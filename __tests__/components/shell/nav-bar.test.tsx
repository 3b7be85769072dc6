import { render, screen, within } from '@testing-library/react';
import { DrawerEntries } from '@/components/shell/drawer-entries';
import { NavBar } from '@/components/shell/nav-bar';
import type { NavItem } from '@/lib/site/types';
import { stubBrowser } from '../../support/browser-stubs';
import { createView, PAGE_MANIFEST, TestShell, VERSIONED } from './shell-fixture';

const NAV: readonly NavItem[] = [
  { kind: 'link', text: 'Guide', link: '/guide/start/', activeMatch: '/guide/', position: 'left' },
  { kind: 'link', text: 'Config', link: '/config/' },
  { kind: 'divider' },
  { kind: 'header', text: 'Extra', tag: 'beta' },
  {
    kind: 'group',
    text: 'More',
    tag: 'new',
    items: [
      { kind: 'header', text: 'API', tag: 'old' },
      { kind: 'link', text: 'Blog', link: '/blog/' },
      { kind: 'divider' },
      { kind: 'group', text: 'Inner', items: [{ kind: 'link', text: 'Deep', link: '/deep/' }] },
    ],
  },
];

beforeEach(() => {
  stubBrowser();
});

const draw = (slug: string, nav: Record<string, readonly NavItem[]> = { '': NAV }, pageManifest = PAGE_MANIFEST) =>
  render(
    <TestShell slug={slug} pageManifest={pageManifest}>
      <NavBar nav={nav} />
    </TestShell>,
  );

test('entries are on the right unless their position is left', () => {
  const { container } = draw('');
  const [left, right] = container.children;
  expect(left?.textContent).toBe('Guide');
  expect(right?.textContent).toMatch(/^ConfigExtrabetaMore/);
});

test('headers and dividers of the bar have a position, too', () => {
  const start: readonly NavItem[] = [
    { kind: 'header', text: 'Start', position: 'left' },
    { kind: 'divider', position: 'left' },
  ];
  const { container } = draw('', { '': [...start, ...NAV] });
  expect(container.firstElementChild?.textContent).toBe('StartGuide');
  expect(container.firstElementChild?.querySelectorAll('hr')).toHaveLength(1);
});

test('a side without entries has no list, which screen readers would announce', () => {
  draw('', { '': [{ kind: 'link', text: 'Guide', link: '/guide/start/', position: 'left' }] });
  expect(screen.getAllByRole('list')).toHaveLength(1);
});

test.each([
  ['guide/start', 'page', null],
  ['guide/basic/cli', 'true', null],
  ['config', null, 'page'],
  ['config/lib/dts', null, 'true'],
  ['', null, null],
])('on %s, aria-current of Guide is %j and of Config %j', (slug, guide, config) => {
  draw(slug);
  expect(screen.getByRole('link', { name: 'Guide' }).getAttribute('aria-current')).toBe(guide);
  expect(screen.getByRole('link', { name: 'Config' }).getAttribute('aria-current')).toBe(config);
});

test('a group is a button with a panel of links, headers and dividers', () => {
  draw('');
  const button = screen.getByRole('button', { name: 'More new' });
  const panel = document.getElementById(button.getAttribute('popovertarget') ?? '') as HTMLElement;
  expect(
    within(panel)
      .getAllByRole('link')
      .map((each) => each.textContent),
  ).toEqual(['Blog', 'Deep']);
  expect([...panel.querySelectorAll('.menu-header')].map((each) => each.textContent)).toEqual(['APIold', 'Inner']);
  expect(within(panel).getAllByRole('separator')).toHaveLength(1);
});

test.each([
  ['blog', true],
  ['deep/er', true],
  ['guide/start', false],
])('on %s, the group is current: %j', (slug, expected) => {
  draw(slug);
  expect(screen.getByRole('button', { name: 'More new' }).hasAttribute('data-current')).toBe(expected);
});

test('the activeMatch of a group takes precedence over its links', () => {
  const group: NavItem = { kind: 'group', text: 'Area', activeMatch: '^/config/', items: [{ kind: 'link', text: 'Blog', link: '/blog/' }] };
  const { unmount } = draw('config/lib/dts', { '': [group] });
  expect(screen.getByRole('button', { name: 'Area' }).hasAttribute('data-current')).toBe(true);
  unmount();
  draw('blog', { '': [group] });
  expect(screen.getByRole('button', { name: 'Area' }).hasAttribute('data-current')).toBe(false);
});

test('each version has its own entries', () => {
  const nav = { v2: NAV, v1: [{ kind: 'link', text: 'Old guide', link: '/v1/guide/start/' }] as const };
  draw('v1/guide/start', nav, VERSIONED);
  expect(screen.getAllByRole('link').map((each) => each.textContent)).toEqual(['Old guide']);
});

test('the drawer has the same entries in a list with collapsed groups, and the versions', () => {
  const { container } = render(
    <TestShell slug="v1/guide/start" pageManifest={VERSIONED}>
      <DrawerEntries view={{ ...createView({}, 'en', VERSIONED), nav: { v1: NAV } }} />
    </TestShell>,
  );
  expect(screen.getAllByRole('link', { hidden: true }).map((each) => each.textContent)).toEqual([
    ...['Guide', 'Config', 'Blog', 'Deep'],
    ...['v2', 'v1'],
  ]);
  expect([...container.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, false]);
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Morenew', 'Version']);
});

test('tags are shown at every level, in the bar and in the drawer', () => {
  const link = { kind: 'link', text: 'Link ', link: '/config/', tag: 'a' } as const;
  const inner = { kind: 'group', text: 'Inner ', tag: 'b', items: [link] } as const;
  const nav = { '': [{ ...link, tag: 'c' }, { kind: 'group', text: 'Group ', tag: 'd', items: [inner] } as const] };
  const { container } = draw('', nav);
  expect(container.textContent).toBe('Link cGroup dInner bLink a');
  const { container: drawer } = render(
    <TestShell slug="config/lib">
      <DrawerEntries view={{ ...createView(), nav }} />
    </TestShell>,
  );
  expect(drawer.textContent).toBe('Link cGroup dInner bLink a');
  // Also on the pages below a link.
  expect([...drawer.querySelectorAll('a')].map((each) => each.getAttribute('aria-current'))).toEqual(['true', 'true']);
});
