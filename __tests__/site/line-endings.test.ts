import { ROOT } from '@/lib/node/settings.mjs';
import { git } from '../support/repository';

/** Each tracked file: the line endings of its committed content, and its attributes. */
const files = git(ROOT, 'ls-files', '--eol', '-z')
  .split('\0')
  .filter(Boolean)
  .map((entry) => /^i\/(\S*)\s+w\/\S*\s+attr\/(.*?)\s*\t(.+)$/s.exec(entry)?.slice(1) ?? [entry]);

test('text is committed and checked out with LF on every system', () => {
  expect(files.length).toBeGreaterThan(1000);
  const texts = files.filter(([content]) => content !== '-text');
  expect(texts.filter(([content = '']) => !['lf', 'none'].includes(content))).toEqual([]);
  // A file of a binary type may be text, but keeps its bytes.
  expect(texts.filter(([, attributes = '']) => !['text=auto eol=lf', '-text'].includes(attributes))).toEqual([]);
});

test('every binary file is of a kind that .gitattributes names', () => {
  const binaries = files.filter(([content]) => content === '-text');
  expect(binaries.filter(([, attributes]) => attributes !== '-text')).toEqual([]);
});
