import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageActions } from '@/components/doc/page-actions';
import { initCopyPage } from '@/lib/browser/behaviors/copy-page';
import { en } from '@/lib/site/texts/en';
import { FakeClipboardItem } from '../../../support/fake-clipboard-item';
import { reply, settle } from '../../../support/fake-framework';
import { trackListeners } from '../../../support/track-listeners';

const MARKDOWN = '---\ntitle: "A"\n---\n\n# A\n';
const FAILED = 'Could not load the page. Nothing was copied.';
let stop: () => void;

beforeEach(() => {
  stop = trackListeners();
  Object.assign(globalThis, { ClipboardItem: FakeClipboardItem });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

function setUp(answers: readonly { body: string; status?: number }[]) {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    const { body, status = 200 } = answers[asked.length] ?? { body: '', status: 500 };
    asked.push(String(url));
    return reply(body, status);
  };
  // Also mocks the clipboard, which jsdom does not have.
  userEvent.setup();
  const write = navigator.clipboard.write.bind(navigator.clipboard);
  // Browsers copy nothing if the data cannot be loaded.
  navigator.clipboard.write = async (items) => {
    await Promise.all(items.map((item) => item.getType('text/plain')));
    await write(items);
  };
  render(<PageActions path="/guide/start/" texts={en} />);
  initCopyPage();
  const button = screen.getByRole('button', { name: 'Copy page as Markdown' });
  const copy = async () => {
    button.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await settle();
  };
  const read = () => [screen.getByRole('status').textContent, button.querySelector('use')?.getAttribute('href')?.replace(/.*#/, '')];
  return { copy, read, asked };
}

test('copies the page as Markdown and announces it for two seconds after the last click', async () => {
  const { copy, read, asked } = setUp([{ body: MARKDOWN }]);
  jest.useFakeTimers();
  expect(read()).toEqual(['', 'copy']);
  await copy();
  expect(asked).toEqual(['/guide/start/index.md']);
  expect(await navigator.clipboard.readText()).toBe(MARKDOWN);
  jest.advanceTimersByTime(1999);
  expect(read()).toEqual(['Page copied', 'check']);
  await copy();
  jest.advanceTimersByTime(1999);
  expect(read()).toEqual(['Page copied', 'check']);
  jest.advanceTimersByTime(1);
  expect(read()).toEqual(['', 'copy']);
});

test('several clicks request the page once', async () => {
  const { copy, read, asked } = setUp([{ body: MARKDOWN }]);
  await Promise.all([copy(), copy()]);
  await copy();
  expect(asked).toEqual(['/guide/start/index.md']);
  expect(read()).toEqual(['Page copied', 'check']);
});

test('copies nothing and announces the failure until the next click', async () => {
  const { copy, read } = setUp([{ body: '<!DOCTYPE html><title>404</title>', status: 404 }, { body: MARKDOWN }]);
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  await copy();
  expect(read()).toEqual([FAILED, 'alert']);
  expect(await navigator.clipboard.readText()).toBe('');
  expect(log.mock.calls.map(String)).toEqual(['Error: No Markdown at /guide/start/index.md (status 404).']);
  log.mockRestore();
  const copied = copy();
  expect(read()).toEqual(['', 'copy']);
  await copied;
  expect(read()).toEqual(['Page copied', 'check']);
});

test('says nothing if a prompt shows the text instead', async () => {
  const { copy, read } = setUp([{ body: MARKDOWN }]);
  Object.assign(navigator.clipboard, { write: () => Promise.reject(new Error('denied')) });
  const prompt = jest.spyOn(window, 'prompt').mockReturnValue(null);
  await copy();
  expect(prompt.mock.calls).toEqual([['Copy to clipboard: Ctrl+C, Enter', MARKDOWN]]);
  expect(read()).toEqual(['', 'copy']);
});
