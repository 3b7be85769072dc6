import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { createDiskCache, createJsonCache } from '@/lib/node/disk-cache';
import { createFolder } from '../../support/temporary-folder';

let folder = '';

beforeEach(() => {
  folder = createFolder();
});

test('returns the value that was written last', () => {
  const cache = createJsonCache<{ readonly title: string }>('pages', folder);
  expect(cache.read('a')).toBeUndefined();
  cache.write('a', { title: 'One' });
  cache.write('a', { title: '配置' });
  expect(cache.read('a')).toEqual({ title: '配置' });
  expect(cache.read('b')).toBeUndefined();
});

test('leaves no temporary files in the folder', () => {
  createDiskCache('images', folder).write('a', Buffer.from('text'));
  expect(readdirSync(path.join(folder, 'images'))).toEqual(['a']);
});

test.each([
  ['cut off', (file: Buffer) => file.subarray(0, -1)],
  ['cut off within its checksum', (file: Buffer) => file.subarray(0, 5)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (file: Buffer) => Buffer.from(file).fill('x', file.length - 2)],
  ['something else', () => Buffer.from('{"title":"One"}')],
])('a file that is %s counts as absent, and is replaced', (_, damage) => {
  const cache = createJsonCache<readonly string[]>('pages', folder);
  const file = path.join(folder, 'pages/a');
  cache.write('a', ['one', 'two']);
  writeFileSync(file, damage(readFileSync(file)));
  expect(cache.read('a')).toBeUndefined();
  cache.write('a', ['three']);
  expect(cache.read('a')).toEqual(['three']);
});
