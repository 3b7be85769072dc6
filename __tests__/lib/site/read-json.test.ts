import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { toDisplayPath } from '@/lib/site/file-paths';
import { readJson } from '@/lib/site/read-json';
import { createFolder } from '../../support/temporary-folder';

const schema = z.record(z.string(), z.strictObject({ size: z.int().default(1), name: z.string().min(1) }));

/** What `readJson` returns for a file with this text, or the message that it throws after the path of the file. */
function read(text: string): unknown {
  const file = path.join(createFolder({ 'data.json': text }), 'data.json');
  try {
    return readJson(file, schema, 'Correct it.');
  } catch (error) {
    const { message } = error as Error;
    return message.replaceAll(toDisplayPath(file), 'data.json');
  }
}

test('returns the data of a valid file with its defaults', () => {
  expect(read('{ "a": { "name": "b" } }')).toEqual({ a: { name: 'b', size: 1 } });
});

test('parses a file again only if its text or the schema changed', () => {
  const file = path.join(createFolder({ 'data.json': '{ "a": { "name": "b" } }' }), 'data.json');
  const readFile = () => readJson(file, schema, 'Correct it.');
  const first = readFile();
  expect(readFile()).toBe(first);
  expect(readJson(file, z.json(), 'Correct it.')).toEqual({ a: { name: 'b' } });
  writeFileSync(file, '{ "a": { "name": "c" } }');
  expect(readFile()).toEqual({ a: { name: 'c', size: 1 } });
  writeFileSync(file, '{ "a": {} }');
  expect(readFile).toThrow('a.name');
  writeFileSync(file, '{ "a": { "name": "c" } }');
  expect(readFile()).toEqual({ a: { name: 'c', size: 1 } });
});

test('returns nothing for a file that does not exist', () => {
  expect(readJson(path.join(createFolder(), 'data.json'), schema, 'Correct it.')).toBeUndefined();
});

test.each([
  ['a missing field', '{\n  "a": {}\n}', 'data.json:2: a.name: is missing. Correct it.'],
  ['an unknown field', '{ "a": { "name": "b",\n"names": 1 } }', 'data.json:2: a: unknown key "names". Correct it.'],
  ['another kind of data', '\n[]', 'data.json:2: must be an object, not a list. Correct it.'],
  [
    'two mistakes',
    '{\n"a": { "name": 1 },\n"b": 2\n}',
    'data.json:2: a.name: must be text, not a number.\ndata.json:3: b: must be an object, not a number. Correct it.',
  ],
  ['a text that ends too early', '{\n  "a": {\n', expect.stringMatching(/^data\.json:2: Not valid JSON: .+\. Correct it\.$/)],
])('says where a file has %s, and how to fix it', (_, text, message) => {
  expect(read(text)).toEqual(message);
});
