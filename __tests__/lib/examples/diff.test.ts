import { diffLines } from '@/lib/examples/diff';

test('the diff of equal texts is empty', () => {
  expect(diffLines('a', ['1', '2'], ['1', '2'])).toBe('');
});

test('the diff contains three lines of context', () => {
  const before = ['1', '2', '3', '4', 'old', '6', '7', '8', '9'];
  const after = before.map((line) => (line === 'old' ? 'new' : line));
  expect(diffLines('x.json', before, after)).toBe(
    ['--- x.json (committed)', '+++ x.json (built now)', '@@ -2,7 +2,7 @@', ' 2', ' 3', ' 4', '-old', '+new', ' 6', ' 7', ' 8'].join('\n'),
  );
});

test('distant changes are separate hunks with the right line numbers', () => {
  const before = Array.from({ length: 20 }, (_, index) => String(index));
  const after = ['first', ...before, 'last'];
  expect(
    diffLines('x', before, after)
      .split('\n')
      .filter((line) => line.startsWith('@@')),
  ).toEqual(['@@ -1,3 +1,4 @@', '@@ -18,3 +19,4 @@']);
});

test('the diff of a new file contains only added lines', () => {
  expect(diffLines('x', [], ['a'])).toBe('--- x (committed)\n+++ x (built now)\n@@ -1,0 +1,1 @@\n+a');
  expect(diffLines('x', ['a'], ['b'], ['translated', 'now']).split('\n').slice(0, 2)).toEqual(['--- x (translated)', '+++ x (now)']);
});
