import { formatDuration } from '@/lib/node/terminal.mjs';

test.each([
  [0, '0.0 s'],
  [449, '0.4 s'],
  [59_900, '59.9 s'],
  [60_000, '1 min 0 s'],
  [125_400, '2 min 5 s'],
])('%i ms', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
