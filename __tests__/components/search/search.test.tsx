import { jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchIcon } from '@/components/search/search-icon';
import { readPendingSearch, setPendingSearch } from '@/lib/browser/start/pending-search';
import { createGate } from '@/lib/node/gate';
import { buildIndexFile } from '@/lib/search/build/build-index';
import { forbidStorage } from '../../support/forbid-storage';
import { findInput, findSearch, openSearch, setUpSearch } from './set-up';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

test('the button is a link to the list of all pages of its version, and keeps the role of a button while the search is open', async () => {
  const { button, version } = setUpSearch({}, 'latest');
  expect(button.getAttribute('href')).toBe(`/${version}/search-index`);
  await userEvent.click(button);
  await findSearch();
  expect(button.getAttribute('role')).toBe('button');
});

test.each([
  ['an empty query', '', ''],
  ['what the reader has typed before hydration', 'dts', 'dts'],
  ['a query of at most 64 characters', '模'.repeat(70), '模'.repeat(64)],
])('opens the search that the reader asked for on the static page, with %s', async (_, typed, value) => {
  setPendingSearch(typed);
  setUpSearch();
  const input = await findSearch();
  expect([input.value, input.selectionStart]).toEqual([value, value.length]);
  expect(readPendingSearch()).toBeNull();
});

describe('text that is selected on the page', () => {
  const select = (selector: string) => getSelection()?.selectAllChildren(document.querySelector(selector) as Element);
  const readSelected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) => [
    value,
    value.slice(selectionStart ?? 0, selectionEnd ?? 0),
  ];
  beforeEach(() => {
    document.body.insertAdjacentHTML('beforeend', '<h2>lib.dts</h2>');
    select('h2');
  });
  afterEach(() => {
    document.querySelector('h2')?.remove();
    getSelection()?.removeAllRanges();
  });

  test('becomes the query and stays selected when the search modal replaces the first input', async () => {
    setUpSearch();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    expect(readSelected(await findInput())).toEqual(['lib.dts', 'lib.dts']);
    expect(readSelected(await findSearch())).toEqual(['lib.dts', 'lib.dts']);
  });

  test('is selected if the reader asked for the search on the static page', async () => {
    setPendingSearch('lib.dts');
    setUpSearch();
    expect(readSelected(await findSearch())).toEqual(['lib.dts', 'lib.dts']);
  });

  test.each(['banner', 'lib.dts'])('is replaced by "%s", which the reader types before the modal is there', async (typed) => {
    setUpSearch();
    fireEvent.keyDown(document.body, { key: '/' });
    // At once, because the modal may replace the first input at any time.
    const first = screen.getByRole('combobox', { name: 'Search docs' });
    for (const value of [typed.slice(0, -1), typed]) fireEvent.change(first, { target: { value } });
    const input = await findSearch();
    expect([...readSelected(input), input.selectionStart]).toEqual([typed, '', typed.length]);
  });
});

test('a letter that is typed on the button is the start of the query', async () => {
  const { button } = setUpSearch();
  const user = userEvent.setup();
  button.focus();
  await user.keyboard('d');
  const { value, selectionStart, selectionEnd } = await findInput();
  expect([value, selectionStart, selectionEnd]).toEqual(['d', 1, 1]);
});

test('opens with the query of the URL, but prefers what the reader has typed', async () => {
  history.replaceState(null, '', '/?q=format');
  setUpSearch();
  expect((await findSearch()).value).toBe('format');
  cleanup();
  setPendingSearch('dts');
  setUpSearch();
  expect((await findSearch()).value).toBe('dts');
  history.replaceState(null, '', '/');
});

test('the query of the URL follows that of the search, until the search is closed', async () => {
  history.replaceState(null, '', '/?q=format');
  setUpSearch();
  const user = userEvent.setup();
  await user.type(await findSearch(), 's');
  await waitFor(() => expect(location.search).toBe('?q=formats'));
  await user.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('');
  await user.keyboard('/');
  await user.type(await findSearch(), 'dts');
  expect(location.search).toBe('');
});

test('back closes the search, and keeps the query in the URL of the other page', async () => {
  await openSearch();
  history.replaceState(null, '', '/?q=format');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(location.search).toBe('?q=format');
  history.replaceState(null, '', '/');
});

test('readers can turn off the slash, which the button then no longer shows', async () => {
  const { button, user } = await openSearch();
  const choice = () => screen.getByRole('checkbox', { name: '/ opens the search' });
  expect((choice() as HTMLInputElement).checked).toBe(true);
  await user.click(choice());
  expect((choice() as HTMLInputElement).checked).toBe(false);
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K');
  button.blur();
  await user.keyboard('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.keyboard('{Control>}k{/Control}');
  await findSearch();
  await user.click(choice());
  await user.keyboard('{Escape}');
  expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+K Meta+K /');
  button.blur();
  await user.keyboard('/');
  await findSearch();
});

test('without storage, the slash cannot be turned off, and the checkbox remains checked', async () => {
  const { user } = await openSearch();
  forbidStorage();
  const choice = screen.getByRole('checkbox', { name: '/ opens the search' });
  await user.click(choice);
  expect((choice as HTMLInputElement).checked).toBe(true);
});

test('clicks on the button before hydration are repeated', () => {
  expect(setUpSearch().button.hasAttribute('data-replay')).toBe(true);
});

test('groups results, activates the first, opens it on Enter and adds it to the recent searches', async () => {
  const { button, navigate, user, input } = await openSearch();
  await user.type(input, 'declaration');
  const options = await screen.findAllByRole('option');
  expect(options.map((option) => option.getAttribute('href'))).toEqual(['/config/dts', '/guide/start']);
  expect(
    screen.getAllByRole('listbox').map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
  ).toEqual(['Config', 'Guide']);
  expect(options[0]?.getAttribute('aria-selected')).toBe('true');
  expect(options[0]?.querySelector('mark')?.textContent).toBe('declaration');
  expect(screen.getByRole('status').textContent).toBe('Results: 2');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(navigate.mock.calls).toEqual([['/guide/start']]);
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button);
  expect((await screen.findByRole('gridcell', { name: /Quick start/ })).querySelector('a')?.getAttribute('href')).toBe('/guide/start');
});

/** Clicks on a link with Ctrl, and returns whether that is left to the browser. jsdom cannot load a document. */
async function clickWithCtrl(link: Element): Promise<boolean> {
  let isLeft = false;
  const end = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  document.addEventListener('click', end, { once: true });
  await act(async () => void fireEvent.click(link, { ctrlKey: true }));
  return isLeft;
}

test('with a modifier, the button is a link to the list of all pages', async () => {
  const { button } = setUpSearch();
  expect(await clickWithCtrl(button)).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('spaces are no query', async () => {
  const { user, input } = await openSearch();
  await user.type(input, 'dts');
  await screen.findAllByRole('option');
  fireEvent.change(input, { target: { value: '  ' } });
  expect(await screen.findByRole('grid', { name: 'Popular pages' })).toBeTruthy();
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a click opens the result by client navigation; with a modifier, the search stays open', async () => {
  const { navigate, user, input } = await openSearch();
  await user.type(input, 'format');
  const [option] = await screen.findAllByRole('option');
  if (!option) throw new Error('no result');
  // The core selects the item after the event.
  expect(await clickWithCtrl(option)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
  await act(async () => void fireEvent.click(option));
  expect(navigate.mock.calls).toEqual([['/config/format']]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('recent searches can be made favorites and removed', async () => {
  const { button, user, input } = await openSearch();
  await user.type(input, 'format');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  await user.click(button);
  const save = await screen.findByRole('button', { name: 'Save as favorite: lib.format' });
  // With a label, screen readers would read the tooltip, which is the same, after it.
  expect(save.hasAttribute('aria-label')).toBe(false);
  await user.click(save);
  expect(await screen.findByRole('grid', { name: 'Favorites' })).toBeTruthy();
  expect(screen.queryByRole('grid', { name: 'Recent' })).toBeNull();
  expect(screen.queryByText('No recent searches')).toBeNull();
  // Pressed with a key, the button has the focus when it disappears.
  screen.getByRole('button', { name: 'Remove from favorites: lib.format' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('No recent searches')).toBeTruthy();
  expect(document.activeElement).toBe(await findInput());
});

test('the start screen suggests visited and popular pages', async () => {
  localStorage.setItem('rslib-docs:visits', JSON.stringify([['/config/format', 'lib.format', document.documentElement.lang], 'broken']));
  const { navigate, user } = await openSearch();
  const popular = await screen.findByRole('grid', { name: 'Popular pages' });
  expect(
    within(popular)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['lib.dts', 'Quick start']);
  const visited = screen.getByRole('grid', { name: 'Visited pages' });
  expect(
    within(visited)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['lib.format']);
  expect(screen.getByText('No recent searches')).toBeTruthy();
  expect(within(popular).queryByRole('button')).toBeNull();
  await user.click(within(popular).getByRole('link', { name: 'lib.dts' }));
  expect(navigate).toHaveBeenCalledWith('/config/dts');
});

test('keys select popular pages, although the start screen was empty at first', async () => {
  const { user, input } = await openSearch();
  await screen.findByRole('grid', { name: 'Popular pages' });
  const readActive = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;
  await waitFor(() => expect([input.getAttribute('aria-expanded'), readActive()]).toEqual(['true', 'lib.dts']));
  await user.keyboard('{ArrowDown}');
  expect(readActive()).toBe('Quick start');
});

test('without a similar title, popular pages are suggested', async () => {
  const { user, input } = await openSearch();
  await user.type(input, 'zzqqxx');
  const list = await screen.findByRole('list', { name: 'Try searching for' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((each) => each.textContent),
  ).toEqual(['lib.dts', 'Quick start']);
});

test('no results: shows suggestions that start a search, and a link to report missing results', async () => {
  const { user, input } = await openSearch({ missingResultsUrl: 'https://b.example/new?title={query}' });
  await user.type(input, 'libxxformxx');
  const suggestion = await screen.findByRole('button', { name: 'lib.format' });
  const report = screen.getByRole('link', { name: 'Let us know.' });
  expect(report.parentElement?.textContent).toBe('Believe this query should return results? Let us know.');
  expect(['href', 'target', 'aria-describedby'].map((name) => report.getAttribute(name))).toEqual([
    'https://b.example/new?title=libxxformxx',
    '_blank',
    'new-tab',
  ]);
  await user.click(suggestion);
  const [first] = await screen.findAllByRole('option');
  expect(first?.getAttribute('href')).toBe('/config/format');
  expect(document.activeElement).toBe(input);
  await waitFor(() => expect(input.getAttribute('aria-activedescendant')).toBe(first?.id));
});

describe('while the index is on its way', () => {
  const visits = [
    ['/config/format', 'lib.format', document.documentElement.lang],
    ['/config/dts', 'lib.dts', document.documentElement.lang],
  ];
  /** Opens the search, whose start screen has two pages. `release` lets the index arrive. */
  const openEarly = async () => {
    localStorage.setItem('rslib-docs:visits', JSON.stringify(visits));
    const { button, fetchIndex, navigate } = setUpSearch();
    const fetchNow = fetchIndex.getMockImplementation();
    const gate = createGate();
    fetchIndex.mockImplementation(async (path) => {
      await gate.opened;
      return fetchNow?.(path) ?? { ok: false, text: async () => '' };
    });
    const user = userEvent.setup();
    await user.click(button);
    const input = await findSearch();
    await screen.findByRole('grid', { name: 'Visited pages' });
    return { user, input, navigate, release: gate.open };
  };

  test('the arrival of popular pages keeps the selected page', async () => {
    const { user, release } = await openEarly();
    const readSelected = () => document.querySelector('[aria-selected="true"]')?.textContent;
    expect(readSelected()).toBe('lib.format');
    await user.keyboard('{ArrowDown}');
    release();
    await screen.findByRole('grid', { name: 'Popular pages' });
    expect(readSelected()).toBe('lib.dts');
  });

  test('Enter opens the first result when there is one', async () => {
    const { user, navigate, release } = await openEarly();
    await user.keyboard('dts{Enter}');
    expect(navigate).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(navigate.mock.calls).toEqual([['/config/dts']]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Tab', 'dts{Tab}'],
    ['Enter with Ctrl', 'dts{Control>}{Enter}{/Control}'],
    ['Enter before the end of the query', 'dt{Enter}s'],
  ])('%s does not cancel the search, and opens neither a result nor a page of the start screen', async (_, keys) => {
    const { user, input, navigate, release } = await openEarly();
    await user.keyboard(keys);
    release();
    await screen.findAllByRole('option');
    expect(navigate).not.toHaveBeenCalled();
    await user.click(input);
    await user.keyboard('{Enter}');
    expect(navigate.mock.calls).toEqual([['/config/dts']]);
  });

  test('Enter without any result opens nothing, nor does it open results of the next query', async () => {
    const { user, navigate, release } = await openEarly();
    await user.keyboard('zzqqxx{Enter}');
    release();
    await screen.findByRole('list', { name: 'Try searching for' });
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('dts');
    await screen.findAllByRole('option');
    expect(navigate).not.toHaveBeenCalled();
  });
});

test('Enter before the code of the search has arrived opens the first result', async () => {
  const { navigate } = setUpSearch();
  fireEvent.keyDown(document.body, { key: '/' });
  const input = await findInput();
  // The search modal does not replace the first input during composition.
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: 'dts' } });
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 });
  fireEvent.change(input, { target: { value: 'dts ' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.queryByRole('search')).toBeNull();
  fireEvent.compositionEnd(input);
  await waitFor(() => expect(navigate.mock.calls).toEqual([['/config/dts']]));
});

test('Enter on the static page opens the first result, but not if the reader has typed on', async () => {
  setPendingSearch('dts\n');
  expect(await waitForPage()).toBe('/config/dts');
  cleanup();
  setPendingSearch('dts\nx');
  setUpSearch();
  expect(await findSearch()).toHaveProperty('value', 'dtsx');

  async function waitForPage() {
    const { navigate } = setUpSearch();
    await waitFor(() => expect(navigate).toHaveBeenCalled());
    return navigate.mock.lastCall?.[0];
  }
});

test('Enter keeps the focus in the input if there is nothing to open', async () => {
  const { user, input } = await openSearch();
  await user.type(input, 'zzqqxx');
  await screen.findByRole('list', { name: 'Try searching for' });
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(input);
  await user.keyboard('{Backspace}{Backspace}');
  expect(input.value).toBe('zzqq');
});

test('announces once that there are no results, until there are some', async () => {
  const { user, input } = await openSearch();
  const status = screen.getByRole('status');
  fireEvent.change(input, { target: { value: 'zzqq' } });
  await waitFor(() => expect(status.textContent).toBe('No results for "zzqq"'));
  await user.type(input, 'x');
  expect(await screen.findByText('zzqqx', { selector: 'strong' })).toBeTruthy();
  expect(status.textContent).toBe('No results for "zzqq"');
  fireEvent.change(input, { target: { value: 'declaration' } });
  await waitFor(() => expect(status.textContent).toBe('Results: 2'));
  fireEvent.change(input, { target: { value: 'zzqqx' } });
  await waitFor(() => expect(status.textContent).toBe('No results for "zzqqx"'));
});

test('shows an error if the index cannot be fetched, and retries on the next input', async () => {
  const { button, fetchIndex } = setUpSearch();
  fetchIndex.mockRejectedValue(new TypeError('Failed to fetch'));
  const { error } = console;
  console.error = () => undefined;
  const user = userEvent.setup();
  await user.click(button);
  await user.type(await findSearch(), 'd');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe('Unable to fetch resultsYou might want to check your network connection.');
  console.error = error;
  fetchIndex.mockImplementation(async () => ({
    ok: true,
    text: async () => JSON.stringify(buildIndexFile([], { siteUrl: '' })),
  }));
  await user.type(await findInput(), 't');
  expect(await screen.findByText('dt', { selector: 'strong' })).toBeTruthy();
});

test('typing a letter of any script on the focused button opens the search with it; typing in other inputs does not', async () => {
  const { button } = setUpSearch();
  for (const key of ['d', 'ж', '模']) {
    act(() => button.focus());
    fireEvent.keyDown(button, { key });
    const input = await findSearch();
    expect(input.value).toBe(key);
    fireEvent.keyDown(input, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  fireEvent.keyDown(button, { key: 'd', ctrlKey: true });
  fireEvent.keyDown(button, { key: 'Tab' });
  fireEvent.keyDown(screen.getByLabelText('Other'), { key: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: 'k', metaKey: true });
  expect(await findInput()).toBeTruthy();
});

// In WebKit the page would jump to its end.
test('no input has the focus when Escape closes the dialog', async () => {
  const { button } = setUpSearch();
  await userEvent.click(button);
  const input = await findInput();
  expect(document.activeElement).toBe(input);
  const focused: (Element | null)[] = [];
  const close = jest.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => void focused.push(document.activeElement));
  fireEvent.keyDown(input, { key: 'Escape' });
  close.mockRestore();
  expect(focused).toEqual([document.body]);
});

test('a click outside the dialog closes it, but selecting the query with a pointer that leaves the input does not', async () => {
  const { user, input } = await openSearch();
  const dialog = screen.getByRole('dialog');
  await user.pointer([{ keys: '[MouseLeft>]', target: input }, { target: dialog }, { keys: '[/MouseLeft]', target: dialog }]);
  // Browsers dispatch the click to what both elements have in common.
  fireEvent.click(dialog);
  expect(screen.getByRole('dialog')).toBe(dialog);
  await user.pointer({ keys: '[MouseLeft]', target: dialog });
  expect(screen.queryByRole('dialog')).toBeNull();
});

describe.each([
  ['during composition', { isComposing: true }],
  ['that end a composition in Safari', { keyCode: 229 }],
])('ignores keys %s', (_, key) => {
  test('Escape, before the code of the search has arrived and after it', async () => {
    const { button } = setUpSearch();
    await userEvent.click(button);
    fireEvent.keyDown(await findInput(), { key: 'Escape', ...key });
    fireEvent.keyDown(await findSearch(), { key: 'Escape', ...key });
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('Enter, while a search runs and after it', async () => {
    const { input, navigate } = await openSearch();
    fireEvent.change(input, { target: { value: 'dts' } });
    fireEvent.keyDown(input, { key: 'Enter', ...key });
    await screen.findAllByRole('option');
    fireEvent.keyDown(input, { key: 'Enter', ...key });
    expect(navigate).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});

test('output pasted from a terminal becomes a query with its message, which is a separate kind of result', async () => {
  const { user, input } = await openSearch();
  await user.paste('\u001B[31merror\u001B[39m   Failed to build.\nerror   Unsupported syntax: es2099\n    at a (/home/mia/kit/b.js:1:2)');
  expect(input.value).toBe('Unsupported syntax: es2099');
  const option = await screen.findByRole('option');
  expect([option.getAttribute('href'), screen.getByRole('listbox', { name: 'Error messages' })]).toEqual([
    '/guide/errors',
    expect.anything(),
  ]);
});

test('results in another language are labeled in it, and error messages keep their icon', async () => {
  const { button, fetchIndex } = setUpSearch({ other: { lang: 'zh', tag: 'zh-CN', label: '简体中文', messages: '报错信息' } });
  const text = await (await fetchIndex('')).text();
  const [own, other] = [JSON.stringify(buildIndexFile([], { siteUrl: '' })), text.replaceAll('Error messages', '报错信息')];
  fetchIndex.mockImplementation(async (path) => ({ ok: true, text: async () => (path.endsWith('zh.json') ? other : own) }));
  const user = userEvent.setup();
  await user.click(button);
  await user.type(await findSearch(), 'unsupported');
  const list = await screen.findByRole('listbox', { name: '报错信息' });
  expect(screen.getByText('报错信息').closest('[lang]')?.getAttribute('lang')).toBe('zh-CN');
  const readIcon = (element: Element) => element.querySelector('path')?.getAttribute('d');
  expect(readIcon(list)).toBe(readIcon(render(<SearchIcon name="message" />).container));
});

test('other text is pasted where the cursor is', async () => {
  const { user, input } = await openSearch();
  await user.type(input, 'lib.');
  await user.paste('format');
  expect(input.value).toBe('lib.format');
});
