import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PageBoundary } from '@/components/shell/page-boundary.client';
import { TestShell } from './shell-fixture';

const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => log.mockClear());
afterAll(() => log.mockRestore());

function Page({ error }: { readonly error?: Error }) {
  if (error) throw error;
  return <p>Content</p>;
}

const draw = (slug: string, error?: Error) => (
  <TestShell slug={slug}>
    <h1>Shell</h1>
    <PageBoundary>
      <Page error={error} />
    </PageBoundary>
  </TestShell>
);

test('logs a page that fails to render and keeps the shell; renders the next page', () => {
  const error = new Error('broken page');
  const { rerender } = render(draw('guide/start', error));
  expect(screen.getByRole('heading').textContent).toBe('Shell');
  expect(screen.queryByText('Content')).toBeNull();
  expect(log).toHaveBeenCalledWith(error);
  rerender(draw('config'));
  expect(screen.getByText('Content')).toBeTruthy();
});

test('the first page stays static', async () => {
  const main = document.createElement('main');
  main.textContent = 'Static content';
  const place = document.body.appendChild(document.createElement('div'));
  place.append(main);
  render(draw('guide/start', new Error('broken page')), { container: place });
  expect(screen.getByRole('main')).toBe(main);
});

test('another page is loaded as a document, once', () => {
  sessionStorage.clear();
  const { rerender } = render(draw('guide/start'));
  log.mockClear();
  rerender(draw('config', new Error('broken page')));
  // jsdom reports that it cannot load a document.
  expect(log.mock.calls.filter(([reported]) => String(reported).includes('navigation'))).toHaveLength(1);
});

test('back on the first page, the content of the other page does not replace its own', () => {
  sessionStorage.clear();
  const { rerender, container } = render(draw('guide/start'));
  rerender(draw('config'));
  const main = document.createElement('main');
  container.append(main);
  log.mockClear();
  rerender(draw('guide/start', new Error('broken page')));
  expect(container.querySelector('.contents')).toBeNull();
  expect(log.mock.calls.filter(([reported]) => String(reported).includes('navigation'))).toHaveLength(1);
});

test('the first page is loaded again if its code is gone', () => {
  sessionStorage.clear();
  log.mockClear();
  render(draw('guide/start', Object.assign(new Error('Loading chunk failed.'), { name: 'ChunkLoadError' })));
  expect(log.mock.calls.filter(([reported]) => String(reported).includes('navigation'))).toHaveLength(1);
});

test('errors of the router are rethrown', () => {
  const error = Object.assign(new Error('redirect'), { digest: 'NEXT_REDIRECT;push;/' });
  expect(() => render(draw('guide/start', error))).toThrow('redirect');
});
