import { jest } from '@jest/globals';
import { COPIED_RESET_MS, copyText } from '@/lib/browser/clipboard';
import { FakeClipboardItem } from '../../support/fake-clipboard-item';

const writeText = jest.fn<(text: string) => Promise<void>>();
const prompt = jest.fn(() => null);
const pretend = (userAgent: string) => Object.defineProperty(navigator, 'userAgent', { value: userAgent, configurable: true });

beforeEach(() => {
  jest.resetAllMocks();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  window.prompt = prompt;
});

test('the copied state lasts 2 seconds', () => {
  expect(COPIED_RESET_MS).toBe(2000);
});

test('copies text', async () => {
  writeText.mockResolvedValue();
  await expect(copyText('npm i', 'Copy to clipboard: {keys}, Enter')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('npm i');
  expect(prompt).not.toHaveBeenCalled();
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64)', 'Ctrl+C'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', '⌘+C'],
  ['Mozilla/5.0 (iPad; CPU OS 16_4 like Mac OS X)', '⌘+C'],
])('shows a prompt if copying is forbidden (%s)', async (userAgent, keys) => {
  pretend(userAgent);
  writeText.mockRejectedValue(new Error('denied'));
  await expect(copyText('npm i', 'Copy to clipboard: {keys}, Enter')).resolves.toBe(false);
  expect(prompt).toHaveBeenCalledWith(`Copy to clipboard: ${keys}, Enter`, 'npm i');
});

describe('text that is still loading', () => {
  const write = jest.fn<(items: readonly FakeClipboardItem[]) => Promise<void>>();
  beforeEach(() => {
    Object.assign(globalThis, { ClipboardItem: FakeClipboardItem });
    Object.defineProperty(navigator, 'clipboard', { value: { write }, configurable: true });
  });

  // Browsers wait for the data of an item.
  const load = async (items: readonly FakeClipboardItem[]) => void (await items[0]?.getType('text/plain'));

  test('is given to the browser during the click, because Safari refuses it later', async () => {
    write.mockImplementation(load);
    let finish = (_: string) => {};
    const copied = copyText(
      new Promise<string>((resolve) => {
        finish = resolve;
      }),
      '{keys}',
    );
    const [item] = write.mock.calls[0]?.[0] ?? [];
    finish('# Page');
    await expect(copied).resolves.toBe(true);
    const blob = await item?.getType('text/plain');
    expect([blob?.type, blob?.size]).toEqual(['text/plain', 6]);
  });

  test('is shown in a prompt if copying is forbidden', async () => {
    write.mockRejectedValue(new Error('denied'));
    await expect(copyText(Promise.resolve('# Page'), '{keys}')).resolves.toBe(false);
    expect(prompt.mock.calls).toEqual([['⌘+C', '# Page']]);
  });

  test('is not copied if it cannot be loaded', async () => {
    write.mockImplementation(load);
    await expect(copyText(Promise.reject(new Error('404')), '{keys}')).rejects.toThrow('404');
    expect(prompt).not.toHaveBeenCalled();
  });
});

test('shows a prompt if there is no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await expect(copyText('npm i', '{keys}')).resolves.toBe(false);
  expect(prompt).toHaveBeenCalledTimes(1);
});
