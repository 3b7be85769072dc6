import { formatCount } from '@/lib/site/format-count';

test('numbers come with their noun', () => {
  expect([0, 1, 2, 1200].map((number) => formatCount(number, 'page'))).toEqual(['0 pages', '1 page', '2 pages', '1,200 pages']);
});
