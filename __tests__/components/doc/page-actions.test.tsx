import { render, screen } from '@testing-library/react';
import { PageActions } from '@/components/doc/page-actions';
import { CodeTools } from '@/components/shell/code-tools';
import { en } from '@/lib/site/texts/en';
import { hydratePage } from '../../support/hydrate-page';

test('another page has buttons of its own', () => {
  const { container, rerender } = render(<PageActions path="/a" texts={en} />);
  const before = container.firstChild;
  rerender(<PageActions path="/b" texts={en} />);
  expect(container.firstChild).not.toBe(before);
});

test('links to the Markdown version', () => {
  render(<PageActions path="/guide/start/" texts={en} />);
  expect(screen.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')).toBe('/guide/start/index.md');
});

test.each([
  ['page', <PageActions key="" path="/a" texts={en} />],
  ['code', <CodeTools key="" texts={en.code} />],
])('the message that the %s was copied does not make React render everything again', (_, buttons) => {
  let button: Element | null = null;
  const container = hydratePage(buttons, (page) => {
    button = page.querySelector('button');
    for (const status of page.querySelectorAll('[role=status]')) status.textContent = 'copied';
  });
  expect(container.querySelector('button')).toBe(button);
  expect(screen.getByRole('status').textContent).toBe('copied');
});
