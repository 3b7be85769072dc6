import { formatCount, formatDay } from '@/lib/site/format';

test('numbers come with their noun', () => {
  expect([0, 1, 2, 1200].map((number) => formatCount(number, 'page'))).toEqual(['0 pages', '1 page', '2 pages', '1,200 pages']);
});

test('dates are formatted for the language, regardless of the time zone', () => {
  expect(formatDay('2025-05-14', 'en')).toBe('May 14, 2025');
  expect(formatDay('2025-05-14', 'zh-CN')).toBe('2025年5月14日');
  expect(formatDay('2025-05-14T23:30:00+00:00', 'en')).toBe('May 14, 2025');
});
