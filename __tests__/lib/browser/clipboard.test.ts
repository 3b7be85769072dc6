import { jest } from '@jest/globals';
import { COPIED_RESET_MS, copyText } from '@/lib/browser/clipboard';

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
])('shows a prompt if copying is forbidden (%s)', async (userAgent, keys) => {
  pretend(userAgent);
  writeText.mockRejectedValue(new Error('denied'));
  await expect(copyText('npm i', 'Copy to clipboard: {keys}, Enter')).resolves.toBe(false);
  expect(prompt).toHaveBeenCalledWith(`Copy to clipboard: ${keys}, Enter`, 'npm i');
});

test('shows a prompt if there is no clipboard', async () => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await expect(copyText('npm i', '{keys}')).resolves.toBe(false);
  expect(prompt).toHaveBeenCalledTimes(1);
});
