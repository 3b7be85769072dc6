import { execFileSync } from 'node:child_process';
import { formatCount, formatDay, formatSize } from '@/lib/site/format';

test('numbers come with their noun', () => {
  expect([0, 1, 2, 1200].map((number) => formatCount(number, 'page'))).toEqual(['0 pages', '1 page', '2 pages', '1,200 pages']);
});

test('dates are formatted for the language, regardless of the time zone', () => {
  expect(formatDay('2025-05-14', 'en')).toBe('May 14, 2025');
  expect(formatDay('2025-05-14', 'zh-CN')).toBe('2025年5月14日');
  expect(formatDay('2025-05-14T23:30:00+00:00', 'en')).toBe('May 14, 2025');
});

test.each(['America/Los_Angeles', 'Pacific/Auckland'])('dates are those of UTC on a machine in %s', (zone) => {
  const program =
    "const { formatDay } = await import('@/lib/site/format'); console.log(formatDay('2025-05-14T12:30:00Z', 'en'), formatDay('2025-05-14', 'zh-CN'))";
  const args = ['--import', './lib/node/run-typescript.mjs', '--input-type=module', '--eval', program];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8', env: { ...process.env, TZ: zone } });
  expect(printed).toBe('May 14, 2025 2025年5月14日\n');
});

test('sizes have units of 1000 bytes', () => {
  expect([0, 999, 1000, 1449, 1024 * 1024].map(formatSize)).toEqual(['0 B', '999 B', '1.0 kB', '1.4 kB', '1048.6 kB']);
});
