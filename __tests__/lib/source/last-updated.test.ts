import { parseLog } from '@/lib/source/last-updated';

const LOG = [
  '\0aaa 2026-02-02T10:00:00+00:00',
  '',
  'en/a.mdx',
  'zh/指南.mdx',
  '\0bbb 2026-01-01T10:00:00+00:00',
  '',
  'en/a.mdx',
  'en/b.mdx',
  '',
].join('\n');

test('uses the newest commit of a file', () => {
  expect([...parseLog(LOG, new Set())]).toEqual([
    ['en/a.mdx', '2026-02-02T10:00:00+00:00'],
    ['zh/指南.mdx', '2026-02-02T10:00:00+00:00'],
    ['en/b.mdx', '2026-01-01T10:00:00+00:00'],
  ]);
});

test('ignores the oldest commit of a shallow clone, which contains every file', () => {
  expect([...parseLog(LOG, new Set(['bbb']))].map(([file]) => file)).toEqual(['en/a.mdx', 'zh/指南.mdx']);
  expect([...parseLog(LOG, new Set(['aaa']))]).toEqual([['en/b.mdx', '2026-01-01T10:00:00+00:00']]);
});

test('returns no dates without a git history', () => {
  expect(parseLog('', new Set()).size).toBe(0);
});
