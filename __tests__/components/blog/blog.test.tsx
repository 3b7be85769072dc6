import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { PostByline } from '@/components/blog/post-byline';
import { PostList } from '@/components/blog/post-list';
import { zh } from '@/lib/site/texts/zh';

test('lists posts with their date, title and summary', () => {
  const post = {
    title: 'Introducing Rslib',
    link: '/blog/introducing-rslib',
    date: '2025-05-14',
    dateText: 'May 14, 2025',
    summary: 'Why there is one more tool.',
  };
  const { container } = render(<PostList posts={[post]} texts={zh.page} />);
  expect(screen.getByRole('link', { name: 'Introducing Rslib' }).getAttribute('href')).toBe('/blog/introducing-rslib');
  expect(container.querySelector('time')?.dateTime).toBe('2025-05-14');
  expect(screen.getByRole('listitem').textContent).toBe('May 14, 2025Introducing RslibWhy there is one more tool.');
});

test('shows a message if there are no posts', () => {
  render(<PostList posts={[]} texts={zh.page} />);
  expect(screen.getByText('还没有文章。')).toBeTruthy();
});

test('shows the date and the authors of a post; authors with a URL are links', () => {
  const authors = [{ name: 'Ada' }, { name: 'Lin', url: 'https://example.com/lin' }];
  const { container } = render(<PostByline post={{ date: '2025-05-14', dateText: '2025年5月14日', authors }} />);
  expect(container.textContent).toBe('2025年5月14日AdaLin');
  expect(container.querySelector('time')?.dateTime).toBe('2025-05-14');
  expect(screen.getByRole('link', { name: 'Lin' }).getAttribute('target')).toBe('_blank');
});
