import { renderMeasures } from '@/lib/cli/budgets';

test('marks measurements that exceed their budget', () => {
  const page = { js: 128, html: 25.04, css: 3, fonts: 0, requests: 14, thirdParty: 1, clickAfterHover: 0, layoutShift: 0 };
  const measures = { ...page, searchCode: 30, searchEn: 75.06, searchZh: 90 };
  const lines = renderMeasures('/a', measures).split('\n');
  expect(lines[0]).toBe('/a, sent with brotli, before the load event:');
  expect(lines.filter((line) => line.endsWith('TOO MUCH')).map((line) => line.trim().split('  ')[0])).toEqual([
    'HTML',
    'third-party requests',
    'search texts, English',
  ]);
  expect(lines[1]).toBe('  JavaScript                            128.0 of  128 KiB  ok');
});
