import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PageActions } from '@/components/doc/page-actions';
import { en } from '@/lib/site/texts/en';

afterEach(() => jest.useRealTimers());

const MARKDOWN = '---\ntitle: "A"\n---\n\n# A\n';

function setUp(body: string, status = 200) {
  const asked: string[] = [];
  globalThis.fetch = async (url) => {
    asked.push(String(url));
    return { ok: status < 400, status, text: async () => body } as Response;
  };
  // Also mocks the clipboard, which jsdom does not have.
  userEvent.setup();
  render(<PageActions path="/guide/start/" texts={en} />);
  const copy = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy page as Markdown' })));
  return { copy, asked };
}

test('copies the page as Markdown and announces it for two seconds', async () => {
  const { copy, asked } = setUp(MARKDOWN);
  jest.useFakeTimers();
  await copy();
  expect(asked).toEqual(['/guide/start/index.md']);
  expect(await navigator.clipboard.readText()).toBe(MARKDOWN);
  expect(screen.getByRole('status').textContent).toBe('Page copied');
  act(() => jest.advanceTimersByTime(1999));
  expect(screen.getByRole('status').textContent).toBe('Page copied');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('copies nothing and announces the failure if the request fails', async () => {
  const { copy } = setUp('<!DOCTYPE html><title>404</title>', 404);
  const errors: unknown[] = [];
  const { error } = console;
  console.error = (...words) => errors.push(...words);
  await copy();
  console.error = error;
  expect(screen.getByRole('status').textContent).toBe('Could not load the page. Nothing was copied.');
  expect(await navigator.clipboard.readText()).toBe('');
  expect(String(errors[0])).toContain('No Markdown at /guide/start/index.md (status 404).');
});

test('links to the Markdown version', () => {
  setUp(MARKDOWN);
  expect(screen.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe('/guide/start/index.md');
});

test('a click before hydration is repeated, and copies the page', async () => {
  const { asked } = setUp(MARKDOWN);
  const button = screen.getByRole('button', { name: 'Copy page as Markdown' });
  expect(button.hasAttribute('data-replay')).toBe(true);
  await act(async () => button.click());
  expect(asked).toEqual(['/guide/start/index.md']);
});
