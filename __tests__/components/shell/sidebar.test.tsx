import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { locatePage } from '@/components/hooks/use-current-page';
import { ShellContext } from '@/components/hooks/use-shell';
import { NavDrawer } from '@/components/shell/nav-drawer';
import { SidebarButton } from '@/components/shell/sidebar-button.client';
import { SidebarSwitch } from '@/components/shell/sidebar-switch.client';
import { SidebarTree } from '@/components/shell/sidebar-tree';
import { markReady, READY_ATTRIBUTE } from '@/lib/browser/ready';
import type { SidebarGroup, SidebarItem } from '@/lib/source/navigation-types';
import { listLinks } from '@/lib/source/sidebar';
import { stubBrowser } from '../../support/browser-stubs';
import { createView, PAGE_MANIFEST, TestShell } from './shell-fixture';

const link = (text: string, path: string, extra = {}): SidebarItem => ({ kind: 'link', text, link: path, ...extra });
const ITEMS: readonly SidebarItem[] = [
  { kind: 'header', text: 'Basics', tag: 'old' },
  {
    kind: 'group',
    text: 'Start',
    collapsible: true,
    collapsed: false,
    items: [link('Introduction', '/guide/start/'), link('Quick start', '/guide/start/quick-start', { tag: 'new', context: 'first' })],
  },
  { kind: 'divider', dashed: true },
  { kind: 'divider', dashed: false },
  {
    kind: 'group',
    text: 'Folded',
    link: '/guide/folded/',
    collapsible: true,
    collapsed: true,
    tag: 'beta',
    items: [{ kind: 'group', text: 'Deep', collapsible: true, collapsed: true, items: [link('Deepest', '/guide/folded/deepest')] }],
  },
  { kind: 'group', text: 'Fixed', collapsible: false, collapsed: false, items: [link('Inside', '/guide/inside')] },
];

beforeEach(() => {
  stubBrowser();
  document.documentElement.removeAttribute(READY_ATTRIBUTE);
});

/** Renders the first page as the shell does, which is ready after its effects. */
function setUp(first: string, items = ITEMS, isLarge = false) {
  const findGroups = (slug: string): readonly SidebarGroup[] => listLinks(items).find(({ link }) => link === `/${slug}`)?.groups ?? [];
  const draw = (slug: string) => (
    <TestShell slug={slug}>
      <SidebarButton label="Sidebar" />
      <NavDrawer
        view={{ ...createView(), sidebars: [{ prefix: '/guide/', items, isLarge }] }}
        largeSidebar={isLarge ? <SidebarTree key={slug} items={items} around={findGroups(slug)} /> : null}
        hasNavbar={false}
      />
    </TestShell>
  );
  const { rerender } = render(draw(first));
  markReady();
  return { goTo: (slug: string) => act(() => rerender(draw(slug))) };
}

const nav = () => screen.getByRole('navigation', { name: 'Sidebar' });
/** Labels of the collapsible groups, and whether they are open. */
const listGroups = () =>
  [...nav().querySelectorAll('details')].map((group) => {
    const summary = group.querySelector('summary');
    return [summary?.getAttribute('aria-label') ?? summary?.textContent, group.open];
  });

test('marks only the current page', () => {
  setUp('guide/start/quick-start');
  const current = within(nav()).getAllByRole('link', { current: 'page' });
  expect(current.map((each) => each.textContent)).toEqual(['Quick startnew']);
});

test('groups are open as configured, and if they contain the current page', () => {
  setUp('guide/start/quick-start');
  expect(listGroups()).toEqual([
    ['Start', true],
    ['Folded', false],
    ['Deep', false],
  ]);
});

test('collapsed groups around the current page are open on the first render', () => {
  setUp('guide/folded/deepest');
  expect(listGroups()).toEqual([
    ['Start', true],
    ['Folded', true],
    ['Deep', true],
  ]);
});

test('on navigation, opens the groups around the page and keeps the state of the others', () => {
  const { goTo } = setUp('guide/start/quick-start');
  const [start] = nav().querySelectorAll('details');
  if (start) start.open = false;
  goTo('guide/folded/deepest');
  expect(listGroups()).toEqual([
    ['Start', false],
    ['Folded', true],
    ['Deep', true],
  ]);
  goTo('guide/start/quick-start');
  expect(listGroups()[0]).toEqual(['Start', true]);
});

test('a group with its own page is open on that page, and its link is outside the summary', () => {
  const { goTo } = setUp('guide/start/quick-start');
  goTo('guide/folded');
  expect(listGroups()[1]).toEqual(['Folded', true]);
  const own = screen.getByRole('link', { name: 'Folded beta' });
  expect(own.closest('summary')).toBeNull();
});

test('on navigation, scrolls to the active link', () => {
  const { goTo } = setUp('guide/start/quick-start');
  const scroller = nav().parentElement as HTMLElement;
  const box = (top: number, height: number) => () => ({ top, bottom: top + height, height }) as DOMRect;
  scroller.getBoundingClientRect = box(0, 400);
  scroller.scrollTop = 30;
  screen.getByRole('link', { name: 'Introduction' }).getBoundingClientRect = box(100, 20);
  screen.getByRole('link', { name: 'Inside' }).getBoundingClientRect = box(900, 20);
  goTo('guide/inside');
  expect(scroller.scrollTop).toBe(30 + 900 - 190);
});

test('on the first page, keeps the position, which the page script has set', () => {
  const rect = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function box(this: Element) {
    const [top, height] = this.matches('[aria-current="page"]') ? [900, 20] : [0, 400];
    return { top, bottom: top + height, height } as DOMRect;
  });
  const { goTo } = setUp('guide/inside');
  const scroller = nav().parentElement as HTMLElement;
  expect(scroller.scrollTop).toBe(0);
  goTo('guide/start/quick-start');
  expect(scroller.scrollTop).toBe(900 - 190);
  rect.mockRestore();
});

test('shows headers, dividers of both kinds, tags and contexts', () => {
  setUp('guide/start/quick-start');
  expect(nav().querySelector('.sidebar-header')?.textContent).toBe('Basicsold');
  expect([...nav().querySelectorAll('hr')].map((each) => each.hasAttribute('data-dashed'))).toEqual([true, false]);
  expect([...nav().querySelectorAll('[data-tag]')].map((each) => each.textContent)).toEqual(['old', 'new', 'beta']);
  expect(screen.getByRole('link', { name: 'Quick start new' }).parentElement?.dataset.context).toBe('first');
});

test('a group that is not collapsible has no details element', () => {
  setUp('guide/inside');
  expect(screen.getByRole('link', { name: 'Inside' }).closest('details')).toBeNull();
});

test('pages without a sidebar have no sidebar button', () => {
  const { goTo } = setUp('guide/inside');
  expect(screen.getByRole('button', { name: 'Sidebar' }).getAttribute('popovertarget')).toBe('sidebar');
  goTo('config');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Sidebar' })).toBeNull();
});

test('the groups of another sidebar are open as configured there', () => {
  const sidebars = [false, true].map((collapsed) => ({
    prefix: `/${collapsed}/`,
    content: <SidebarTree items={[{ kind: 'group', text: 'Group', collapsible: true, collapsed, items: [link('Page', '/page')] }]} />,
  }));
  const page = locatePage(PAGE_MANIFEST, ['config']);
  const common = { pageManifest: PAGE_MANIFEST, page, moves: 0, navigate: () => undefined, prefetch: () => undefined };
  const draw = (sidebarPrefix: string) => (
    <ShellContext value={{ ...common, sidebarPrefix }}>
      <SidebarSwitch label="Sidebar" sidebars={sidebars} large={null} />
    </ShellContext>
  );
  const { rerender } = render(draw('/false/'));
  expect(listGroups()).toEqual([['Group', true]]);
  rerender(draw('/true/'));
  expect(listGroups()).toEqual([['Group', false]]);
});

test('a large sidebar shows the groups around the current page, and a link to the first page of each other group', () => {
  const others = Array.from({ length: 200 }, (_, index) => link(`Page ${index}`, `/guide/many/${index}`));
  const many: SidebarItem = { kind: 'group', text: 'Many', collapsible: true, collapsed: true, items: others };
  const { goTo } = setUp('guide/folded/deepest', [...ITEMS, many], true);
  const list = () =>
    within(nav())
      .getAllByRole('link')
      .map((each) => `${each.textContent} ${each.getAttribute('href')}`);
  expect(list()).toEqual([
    'Start /guide/start/',
    'Foldedbeta /guide/folded/',
    'Deepest /guide/folded/deepest',
    'Fixed /guide/inside',
    'Many /guide/many/0',
  ]);
  expect(listGroups()).toEqual([
    ['Folded', true],
    ['Deep', true],
  ]);
  goTo('guide/inside');
  expect(list()).toEqual(['Start /guide/start/', 'Foldedbeta /guide/folded/', 'Inside /guide/inside', 'Many /guide/many/0']);
});
