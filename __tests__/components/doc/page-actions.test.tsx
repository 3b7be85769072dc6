import { render, screen } from '@testing-library/react';
import { PageActions } from '@/components/doc/page-actions';
import { en } from '@/lib/site/texts/en';

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
