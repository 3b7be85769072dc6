import type { SectionSource } from '@/lib/markdown/types';
import {
  acceptPages,
  formatRecord,
  getRecordName,
  keepAccepted,
  listOpenSections,
  movePage,
  type Original,
  prunePages,
} from '@/lib/source/translations';

const section = (id: string, hash: string): SectionSource => ({ id, line: 1, text: hash, hash });
const original = (key: string, hashes: Readonly<Record<string, string>>): Original => ({
  version: '',
  key,
  sources: Object.entries(hashes).map(([id, hash]) => section(id, hash)),
});

test.each([
  ['', 'guide/a', 'guide/a'],
  ['', '', 'index'],
  ['v1', 'guide/a', 'v1/guide/a'],
  ['v1', '', 'v1'],
])('version "%s" and key "%s" have the name %s', (version, key, name) => {
  expect(getRecordName({ version, key })).toBe(name);
});

test('open sections have another hash, or none', () => {
  const page = original('a', { '': '1', same: '2', changed: '3', constructor: '4' });
  expect(listOpenSections({ zh: { a: { '': '1', same: '2', changed: '0' } } }, page, 'zh')).toEqual([
    { original: section('changed', '3'), accepted: '0' },
    { original: section('constructor', '4'), accepted: undefined },
  ]);
  expect(listOpenSections({ zh: {} }, original('constructor', { name: '1' }), 'zh')).toEqual([
    { original: section('name', '1'), accepted: undefined },
  ]);
  expect(listOpenSections({ zh: {} }, original('a', { '': '1' }), 'ja')).toEqual([{ original: section('', '1'), accepted: undefined }]);
});

test('accepting replaces a page and no other', () => {
  const record = { ja: { a: { '': '0' } }, zh: { a: { gone: '0' }, b: { '': '0' } } };
  expect(acceptPages(record, 'zh', [original('a', { '': '1', x: '2' })])).toEqual({
    ja: { a: { '': '0' } },
    zh: { a: { '': '1', x: '2' }, b: { '': '0' } },
  });
  expect(acceptPages({}, 'zh', [original('', { '': '1' })])).toEqual({ zh: { index: { '': '1' } } });
});

test('pages are removed and moved in all languages', () => {
  const record = { ja: { a: { '': '0' } }, zh: { a: { '': '1' }, b: { '': '2' } } };
  expect(prunePages(record, new Set(['b']))).toEqual({ ja: {}, zh: { b: { '': '2' } } });
  expect(movePage(record, 'a', 'c/d')).toEqual({ ja: { 'c/d': { '': '0' } }, zh: { 'c/d': { '': '1' }, b: { '': '2' } } });
});

test('what followed its original before a change in all languages follows it after the change', () => {
  const before = [original('a', { '': '1', x: '2' }), original('old', { '': '3' })];
  const after = [original('a', { '': '4', x: '5' }), original('new', { '': '6' })];
  const record = { zh: { a: { '': '1', x: '1', gone: '7' }, new: { '': '3' }, removed: { '': '8' } } };
  expect(keepAccepted(record, before, after, (name) => (name === 'new' ? 'old' : name))).toEqual({
    zh: { a: { '': '4', x: '1', gone: '7' }, new: { '': '6' }, removed: { '': '8' } },
  });
});

test('the file is sorted by language and page, with the sections of a page in their order', () => {
  const text = formatRecord({ zh: { b: { '': '1', z: '2', a: '3' }, a: {} }, ja: { a: { 标题: '4' } } });
  expect(text).toBe(`{
  "ja": {
    "a": {"标题":"4"}
  },
  "zh": {
    "a": {},
    "b": {"":"1","z":"2","a":"3"}
  }
}
`);
  expect(formatRecord(JSON.parse(text))).toBe(text);
});
