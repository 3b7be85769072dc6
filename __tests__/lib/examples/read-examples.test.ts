import { listExamples, readExample } from '@/lib/examples/read-examples';
import { createFolder, type Files } from '../../support/temporary-folder';

const read = (files: Files) => readExample(createFolder({ 'a/b/example.json': '{}', ...files }), 'a/b');

test('line endings do not change an example', () => {
  expect(read({ 'a/b/files/x.js': 'a;\r\nb;\r\n' })).toEqual(read({ 'a/b/files/x.js': 'a;\nb;\n' }));
});

test('a file of the Finder is no part of an example', () => {
  const finder = Uint8Array.of(0, 0, 0, 1, 0xff);
  const files = { 'a/b/files/src/x.js': '1;', 'a/b/fix/x.js': '2;' };
  expect(read({ ...files, 'a/b/files/.DS_Store': finder, 'a/b/files/src/.DS_Store': finder, 'a/b/fix/.DS_Store': '' })).toEqual(
    read(files),
  );
});

test('a file that is no text is reported, since it would be written back damaged', () => {
  expect(() => read({ 'a/b/files/logo.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47) })).toThrow(
    /\/a\/b\/files\/logo\.png is not UTF-8 text\. Examples may contain only text; write a placeholder instead\.$/,
  );
});

test('a fix is a part of its example', () => {
  const [one, two] = [read({ 'a/b/fix/x.js': '1;' }), read({ 'a/b/fix/x.js': '2;' })];
  expect(one.hash).not.toBe(two.hash);
});

test('examples that extend each other are reported', () => {
  const files = { 'a/b/example.json': '{ "extends": "a/c" }', 'a/c/example.json': '{ "extends": "a/b" }' };
  expect(() => read(files)).toThrow('The example "a/b" extends itself: a/b -> a/c -> a/b. Remove one "extends".');
});

test('an example that extends a missing one is reported as the one to correct', () => {
  expect(() => read({ 'a/b/example.json': '{ "extends": "a/d" }' })).toThrow(
    /^There is no example "a\/d" \(looked for .+\)\. Correct "extends" in the example\.json of "a\/b", or create the example\.$/,
  );
});

test('a folder without example.json is not an example', () => {
  const root = createFolder({ '_base/x/example.json': '{}', 'a/b/example.json': '{}', 'a/shared/x.js': '' });
  expect(listExamples(root)).toEqual(['a/b']);
});
