import { formatDay } from '@/lib/site/format-day';

test('dates are formatted for the language, regardless of the time zone', () => {
  expect(formatDay('2025-05-14', 'en')).toBe('May 14, 2025');
  expect(formatDay('2025-05-14', 'zh-CN')).toBe('2025年5月14日');
  expect(formatDay('2025-05-14T23:30:00+00:00', 'en')).toBe('May 14, 2025');
});
