import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Overview } from '@/components/overview/overview.client';
import { en } from '@/lib/site/texts/en';
import { hydratePage } from '../../support/hydrate-page';
import { renderPage } from '../../support/render-page';
import { TestShell } from '../shell/shell-fixture';

const GROUPS = [
  { name: 'Lib', items: [{ text: 'format', link: '/config/lib/format', headers: [{ id: 'default', text: 'Default', depth: 2 }] }] },
  { name: 'Rsbuild', items: [{ text: 'output', link: '/config/rsbuild/output', headers: [] }] },
];
const overview = <Overview groups={GROUPS} texts={en.overview} />;

beforeEach(() => history.replaceState(null, '', '/config/'));

const type = (text: string) => fireEvent.change(screen.getByRole('searchbox', { name: 'Filter' }), { target: { value: text } });
const listLinks = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('renders the complete list in the exported HTML', () => {
  const page = renderPage(overview);
  expect([...page.links].map((link) => link.getAttribute('href'))).toEqual([
    '/config/lib/format',
    '/config/lib/format#default',
    '/config/rsbuild/output',
  ]);
});

test('a page without options or other headings has no empty list', () => {
  const { container } = render(overview);
  expect(container.querySelectorAll('ul:empty')).toHaveLength(0);
});

test('filters on input and writes the query to the URL', () => {
  render(overview);
  type('out');
  expect(listLinks()).toEqual(['/config/rsbuild/output']);
  expect(location.search).toBe('?filter=out');
  type('');
  expect(listLinks()).toHaveLength(3);
  expect(location.search).toBe('');
});

test('does not filter during composition', () => {
  render(overview);
  const input = screen.getByRole('searchbox');
  fireEvent.compositionStart(input);
  type('shu chu');
  expect([input, screen.getByRole('status')]).toMatchObject([{ value: 'shu chu' }, { textContent: '' }]);
  expect([listLinks().length, location.search]).toEqual([3, '']);
  type('output');
  fireEvent.compositionEnd(input);
  expect([listLinks(), location.search]).toEqual([['/config/rsbuild/output'], '?filter=output']);
  type('');
  expect([listLinks().length, location.search]).toEqual([3, '']);
});

test('groups with the same name are filtered and shown again in their order', () => {
  const item = (text: string) => ({ text, link: `/config/${text}`, headers: [] });
  const groups = [
    { name: 'Group', items: [item('a'), item('b')] },
    { name: 'Group', items: [item('c')] },
    { name: 'Group', items: [item('d')] },
  ];
  render(<Overview groups={groups} texts={en.overview} />);
  for (const [query, links] of [
    ['d', ['/config/d']],
    ['b', ['/config/b']],
    ['', ['/config/a', '/config/b', '/config/c', '/config/d']],
  ] as const) {
    type(query);
    expect(listLinks()).toEqual(links);
  }
});

test('reads the query from the URL', () => {
  history.replaceState(null, '', '/config/?filter=default');
  render(overview);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'default');
  expect(listLinks()).toEqual(['/config/lib/format', '/config/lib/format#default']);
});

describe('the query of the URL is followed', () => {
  const ALL = ['/config/lib/format', '/config/lib/format#default', '/config/rsbuild/output'];
  const OUTPUT = ['/config/rsbuild/output'];
  const readList = () => [(screen.getByRole('searchbox') as HTMLInputElement).value, listLinks()];
  const returnTo = (address: string) => {
    history.replaceState(null, '', address);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  };

  test('after a link to the same page', () => {
    const draw = (moves: number) => (
      <TestShell slug="config" moves={moves}>
        {overview}
      </TestShell>
    );
    const { rerender } = render(draw(0));
    type('out');
    rerender(draw(0));
    expect(readList()).toEqual(['out', OUTPUT]);
    history.pushState(null, '', '/config/');
    rerender(draw(1));
    expect([...readList(), location.search]).toEqual(['', ALL, '']);
  });

  test('on back and forward, unless they leave the page', () => {
    render(overview);
    type('default');
    returnTo('/config/?filter=out');
    expect([...readList(), location.search]).toEqual(['out', OUTPUT, '?filter=out']);
    returnTo('/guide/');
    expect(readList()).toEqual(['out', OUTPUT]);
    returnTo('/config/');
    expect(readList()).toEqual(['', ALL]);
  });
});

test('the router keeps the state of the page that is filtered', () => {
  history.replaceState({ of: 'router' }, '');
  render(overview);
  type('out');
  expect([location.search, history.state]).toEqual(['?filter=out', { of: 'router' }]);
});

describe('text that was typed before hydration', () => {
  const hydrate = (typed: string) =>
    hydratePage(overview, (container) => {
      (container.querySelector('input') as HTMLInputElement).value = typed;
    });

  test('becomes the query, in the list and in the URL', () => {
    hydrate('out');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'out');
    expect([listLinks(), location.search]).toEqual([['/config/rsbuild/output'], '?filter=out']);
    type('');
    expect([listLinks().length, location.search]).toEqual([3, '']);
  });

  test('takes precedence over the query of the URL', () => {
    history.replaceState(null, '', '/config/?filter=default&a=1#top');
    hydrate('out');
    expect([listLinks(), location.search, location.hash]).toEqual([['/config/rsbuild/output'], '?filter=out&a=1', '#top']);
  });

  test('an empty field takes the query of the URL', () => {
    history.replaceState(null, '', '/config/?filter=default');
    hydrate('');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'default');
    expect([listLinks(), location.search]).toEqual([['/config/lib/format', '/config/lib/format#default'], '?filter=default']);
  });
});

test('shows the query if nothing matches', () => {
  render(overview);
  type('webpack');
  expect(screen.getByRole('status').textContent).toBe('No matching API found webpack');
  expect(screen.getByRole('link', { name: 'Search all pages' }).getAttribute('href')).toBe('?q=webpack');
  expect(listLinks()).toEqual(['?q=webpack']);
});

test('arrow keys move the focus from the input through the links and back', () => {
  render(overview);
  const input = screen.getByRole('searchbox');
  input.focus();
  const press = (key: string) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return document.activeElement?.getAttribute('href') ?? document.activeElement?.tagName;
  };
  expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowUp'].map(press)).toEqual([
    '/config/lib/format',
    '/config/lib/format#default',
    '/config/lib/format',
    'INPUT',
    'INPUT',
  ]);
  // An input method uses them to choose among its suggestions.
  fireEvent.keyDown(input, { key: 'ArrowDown', isComposing: true });
  // In Safari.
  fireEvent.keyDown(input, { key: 'ArrowDown', keyCode: 229 });
  // Selects the text up to its end.
  fireEvent.keyDown(input, { key: 'ArrowDown', shiftKey: true });
  expect(document.activeElement).toBe(input);
});

test('an option has its default, type and description, and matches are marked and counted', () => {
  const option = { name: 'lib.dts', type: 'boolean | object', default: 'false', summary: 'Writes declaration files.', others: [] };
  const groups = [{ name: 'Lib', items: [{ text: 'lib.dts', link: '/config/lib/dts', option, headers: [] }] }, ...GROUPS];
  render(<Overview groups={groups} texts={en.overview} />);
  const row = screen.getByRole('link', { name: 'lib.dts' }).closest('li');
  expect(row?.textContent).toBe('lib.dtsfalseboolean | objectWrites declaration files.');
  expect(screen.getByRole('status').textContent).toBe('');
  type('declaration');
  expect(document.querySelector('mark')?.textContent).toBe('declaration');
  expect(screen.getByRole('status').textContent).toBe('1 of 3');
});

test('the heads of the columns are next to the heading of a group, not in it', () => {
  const item = { text: 'lib.dts', link: '/config/lib/dts', headers: [] };
  const groups = [{ name: 'Options', columns: ['Default', 'Type'], items: [item] }, ...GROUPS];
  const { container } = render(<Overview groups={groups} texts={en.overview} />);
  const heads = [...container.querySelectorAll('header')].map(({ children }) => [...children].map(({ textContent }) => textContent));
  expect(heads).toEqual([['Options', 'Default', 'Type'], ['Lib'], ['Rsbuild']]);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Options', 'Lib', 'Rsbuild']);
});

test('links to sections follow the page, not its last option', () => {
  const option = { name: 'lib.dts.bundle', summary: 'Bundles declaration files.', others: [] };
  const headers = [
    { id: 'bundle', text: 'dts.bundle', depth: 2, option },
    { id: 'limits', text: 'Limits', depth: 2 },
  ];
  render(<Overview groups={[{ name: 'Lib', items: [{ text: 'lib.dts', link: '/config/lib/dts', headers }] }]} texts={en.overview} />);
  expect(listLinks()).toEqual(['/config/lib/dts', '/config/lib/dts#limits', '/config/lib/dts#bundle']);
});

test('the filter can be cleared, and keeps the focus', () => {
  render(overview);
  expect(screen.queryByRole('button')).toBeNull();
  type('out');
  const button = screen.getByRole('button', { name: 'Clear the filter' });
  // In the label, it would be part of the field's name.
  expect(button.closest('label')).toBeNull();
  fireEvent.click(button);
  expect(screen.getByRole('searchbox')).toBe(document.activeElement);
  expect(listLinks()).toHaveLength(3);
});
