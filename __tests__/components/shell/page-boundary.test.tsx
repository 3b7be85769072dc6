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

test('a page that fails to render is logged and keeps the shell; the next page is rendered', () => {
  const error = new Error('broken page');
  const { rerender } = render(draw('guide/start', error));
  expect(screen.getByRole('heading').textContent).toBe('Shell');
  expect(screen.queryByText('Content')).toBeNull();
  expect(log).toHaveBeenCalledWith(error);
  rerender(draw('config'));
  expect(screen.getByText('Content')).toBeTruthy();
});

test('errors of the router are rethrown', () => {
  const error = Object.assign(new Error('redirect'), { digest: 'NEXT_REDIRECT;push;/' });
  expect(() => render(draw('guide/start', error))).toThrow('redirect');
});
