import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, test } from '@jest/globals';
import { createDiskCache, createJsonCache, pruneCaches } from '@/lib/node/disk-cache';
import { writeFileWithFolders } from '@/lib/node/files';
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

/** Sets the time of a file of the cache to `days` days ago. */
function age(file: string, days: number): void {
  const time = Date.now() / 1000 - days * 24 * 60 * 60;
  utimesSync(path.join(folder, file), time, time);
}

test('values that nobody has used for a week are removed, but not those of the bundler', () => {
  const pages = createJsonCache<string>('pages', folder);
  const rendered = createDiskCache(path.join('rendered', 'main'), folder);
  for (const key of ['unused', 'used', 'recent']) pages.write(key, key);
  rendered.write('unused', Buffer.from('x'));
  writeFileWithFolders(path.join(folder, 'bundler/main/unused'), 'x');
  for (const file of ['pages/unused', 'pages/used', 'rendered/main/unused', 'bundler/main/unused']) age(file, 8);
  age('pages/recent', 6);
  expect(pages.read('used')).toBe('used');
  pruneCaches(folder);
  expect(readdirSync(path.join(folder, 'pages')).sort()).toEqual(['recent', 'used']);
  expect(rendered.list()).toEqual([]);
  expect(existsSync(path.join(folder, 'bundler/main/unused'))).toBe(true);
});

test('unused values are looked for once a day', () => {
  const pages = createJsonCache<string>('pages', folder);
  pages.write('a', 'a');
  pruneCaches(folder);
  age('pages/a', 8);
  pruneCaches(folder);
  expect(readdirSync(path.join(folder, 'pages'))).toEqual(['a']);
  age('pruned', 2);
  pruneCaches(folder);
  expect(readdirSync(path.join(folder, 'pages'))).toEqual([]);
});
