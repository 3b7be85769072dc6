import { jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OtherIndexError } from '@/lib/search/engine/embedded-client';
import { en } from '@/lib/site/texts/en';
import invalidData from '../../fixtures/invalid/search.json' with { type: 'json' };
import { renderSearch } from './render-search';
import { findSearch, openSearch, setUpSearch } from './set-up';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
beforeEach(() => {
  localStorage.clear();
  log.mockClear();
});
afterEach(() => {
  history.replaceState(null, '', '/');
  repairModal();
});
afterAll(() => {
  log.mockRestore();
  warn.mockRestore();
});

/** Breaks the modal, the only component here that listens to a `div`. */
function breakModal(error: Error): void {
  HTMLDivElement.prototype.addEventListener = () => {
    throw error;
  };
}

function repairModal(): void {
  Reflect.deleteProperty(HTMLDivElement.prototype, 'addEventListener');
}

test('replaces a modal that throws with the error screen; the page stays, and opening it again works', async () => {
  const error = new Error('broken modal');
  const { button, navigate } = setUpSearch();
  const user = userEvent.setup();
  breakModal(error);
  await user.click(button);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(en.search.errorTitle + en.search.errorHelp);
  expect(log).toHaveBeenCalledWith(error);
  expect(screen.queryByRole('search')).toBeNull();
  expect(screen.getByLabelText('Other')).toBeTruthy();
  expect(document.body.className).toBe('DocSearch--active');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.body.className).toBe('');
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();

  repairModal();
  await user.click(button);
  await user.type(await findSearch(), 'format');
  await screen.findAllByRole('option');
  await user.keyboard('{Enter}');
  expect(navigate.mock.calls).toEqual([['/config/format']]);
});

test('closes a dialog that throws; the page stays, and opening it again works', async () => {
  const { button } = setUpSearch();
  const user = userEvent.setup();
  const { showModal } = HTMLDialogElement.prototype;
  const error = new Error('broken dialog');
  HTMLDialogElement.prototype.showModal = () => {
    throw error;
  };
  await user.click(button);
  expect(log).toHaveBeenCalledWith(error);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  expect(screen.getByRole('button', { name: 'Search docs' })).toBe(button);
  HTMLDialogElement.prototype.showModal = showModal;
  await user.click(button);
  expect(await findSearch()).toBeTruthy();
});

test('a search that cannot be created is an error in the dialog', async () => {
  const { button } = setUpSearch({ hosted: { appId: '', apiKey: 'k', indexName: 'docs', insights: false } });
  await userEvent.click(button);
  expect((await screen.findByRole('alert')).textContent).toBe(en.search.errorTitle + en.search.errorHelp);
  expect(screen.getByLabelText('Other')).toBeTruthy();
});

test('an error in the results is shown, and the next search works', async () => {
  const { user, input } = await openSearch();
  const error = new Error('broken media query');
  const answer = (value: () => object) => Object.defineProperty(window, 'matchMedia', { configurable: true, value });
  answer(() => {
    throw error;
  });
  await user.type(input, 'forma');
  expect((await screen.findByRole('alert')).textContent).toBe(en.search.errorTitle + en.search.errorHelp);
  expect(log).toHaveBeenCalledWith(error);
  answer(() => ({ matches: false }));
  await user.type(input, 't');
  expect((await screen.findAllByRole('option'))[0]?.getAttribute('href')).toBe('/config/format');
});

test('after a deploy, the page is loaded again with all letters that are typed until then', async () => {
  const setParameter = jest.spyOn(URLSearchParams.prototype, 'set');
  let fail = (_error: Error): void => undefined;
  const { type } = renderSearch(({ query }) => (query === 'f' ? new Promise((_, reject) => (fail = reject)) : Promise.reject(new Error())));
  await type('f');
  await type('format');
  await act(async () => fail(new OtherIndexError('gone')));
  await type('formats');
  await waitFor(() => expect(setParameter.mock.calls.at(-1)).toEqual(['q', 'formats']));
  setParameter.mockRestore();
  sessionStorage.clear();
});

test('a query of the URL with 62 letters and an emoji is shown unchanged', async () => {
  const query = `${'x'.repeat(62)}\u{1f600}`;
  history.replaceState(null, '', `/?q=${encodeURIComponent(`${query}y`)}`);
  setUpSearch({ missingResultsUrl: 'https://b.example/new?title={query}' });
  expect((await findSearch()).value).toBe(query);
  const link = await screen.findByRole('link', { name: 'Let us know.' });
  expect(link.getAttribute('href')).toBe(`https://b.example/new?title=${encodeURIComponent(query)}`);
});

test('half of a surrogate pair in the input becomes a replacement character in the report', async () => {
  const { user, input } = await openSearch({ missingResultsUrl: 'https://b.example/new?title={query}' });
  await user.click(input);
  await user.paste('zqx\ud83d');
  const link = await screen.findByRole('link', { name: 'Let us know.' });
  expect(link.getAttribute('href')).toBe('https://b.example/new?title=zqx%EF%BF%BD');
});

/** Chooses cases of the corpus by what readers see; `lib/search/invalid-data.test.ts` has all of them. */
function choose<Case extends { readonly name: string }>(cases: readonly Case[], ...names: readonly string[]): Case[] {
  const chosen = cases.filter(({ name }) => names.includes(name));
  if (chosen.length !== names.length) throw new Error(`The corpus does not have all of ${names.join(', ')}.`);
  return chosen;
}

const STORED = choose(
  invalidData.stored,
  'a text that is not JSON',
  'a list of other values',
  'a valid entry among others',
  'HTML in a title',
  'half of a surrogate pair in a title',
);
const ANSWERS = choose(
  invalidData.answers,
  'null',
  'results that are null',
  'only hits of another site',
  'no hits',
  'a valid hit among others',
  'more hits than requested',
  'HTML in a snippet',
  'a snippet of a heading that does not exist',
);

test('the start screen opens with any stored value, and shows the valid entries', async () => {
  const { button, indexName } = setUpSearch();
  const user = userEvent.setup();
  for (const { text, titles } of STORED) {
    // The site of this test has no base path.
    localStorage.setItem(`rslib-docs:__DOCSEARCH_RECENT_SEARCHES__${indexName}`, text.replaceAll('a.example/docs', 'a.example'));
    await user.click(button);
    await findSearch();
    if (titles.length === 0) expect(await screen.findByText('No recent searches')).toBeTruthy();
    else await waitFor(() => expect(within(screen.getByRole('grid', { name: 'Recent' })).getAllByRole('row')).toHaveLength(titles.length));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(log.mock.calls.map(([message]) => String(message)).filter((message) => !message.includes('act('))).toEqual([]);
});

/** Lets the hosted service answer every request with this text. */
function answerRequests(text: string): () => void {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'XMLHttpRequest');
  class FakeRequest {
    readonly status = 200;
    readonly responseText = text;
    onload = () => undefined;
    open(): void {}
    setRequestHeader(): void {}
    getAllResponseHeaders(): string {
      return '';
    }
    send(): void {
      queueMicrotask(() => this.onload());
    }
  }
  Object.defineProperty(globalThis, 'XMLHttpRequest', { configurable: true, writable: true, value: FakeRequest });
  return () => {
    if (before) Object.defineProperty(globalThis, 'XMLHttpRequest', before);
  };
}

test.each(ANSWERS)('shows the valid hits of the service, or the embedded ones: $name', async ({ name, answer, titles }) => {
  // The site of this test has no base path.
  const restore = answerRequests(JSON.stringify(answer).replaceAll('a.example/docs', 'a.example'));
  const { user, input } = await openSearch({ hosted: { appId: 'APPID', apiKey: 'key', indexName: 'docs', insights: false } });
  await user.click(input);
  await user.paste('declaration');
  if (titles?.length === 0) {
    expect(await screen.findByText('No results for "declaration"')).toBeTruthy();
    // The pages that the embedded index finds.
    const suggestions = within(await screen.findByRole('list', { name: en.search.tryInstead })).getAllByRole('button');
    expect(suggestions.map(({ textContent }) => textContent)).toEqual(['lib.dts', 'Quick start']);
  } else {
    const options = await screen.findAllByRole('option');
    // The modal requests 20 hits.
    const shown = name === 'more hits than requested' ? ['0', '1', '2'] : titles;
    if (shown) expect(options.map(({ textContent }) => textContent)).toEqual(shown);
    else expect(options.map((option) => option.getAttribute('href'))).toEqual(['/config/dts', '/guide/start']);
  }
  expect(screen.getByLabelText('Other')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const errors = log.mock.calls.map(([error]) => error).filter((error) => !String(error).includes('act('));
  expect(errors).toEqual(titles ? [] : [expect.any(TypeError)]);
  restore();
});
