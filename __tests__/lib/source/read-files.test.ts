import { symlinkSync } from 'node:fs';
import config from '@/lib/site/config';
import { parsePageFile, readContentFiles } from '@/lib/source/read-files';
import fixtureConfig from '../../fixtures/site/site.config';
import { displayFile } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

test.each([
  ['index.mdx', '', true],
  ['a.mdx', 'a', false],
  ['a.md', 'a', false],
  ['guide/index.md', 'guide', true],
  ['指南/开始/index.mdx', '指南/开始', true],
  ['guide/reindex.mdx', 'guide/reindex', false],
  ['guide/index.x.mdx', 'guide/index.x', false],
  ['index/a.mdx', 'index/a', false],
  ['shared.mdx', 'shared', false],
  ['a.md.mdx', 'a.md', false],
])('%s is the page "%s"', (file, key, isIndex) => {
  expect(parsePageFile(file)).toEqual({ key, isIndex });
});

test.each(['shared/a.mdx', 'guide/shared/deep/a.mdx', 'a.json', 'a.mdx.bak', 'a.mdxx', 'amdx', 'picture.svg'])(
  '%s is not a page',
  (file) => {
    expect(parsePageFile(file)).toBeUndefined();
  },
);

test('lists the files of each version and language, sorted, including files other than pages', () => {
  const folder = createFolder({
    'content/other.mdx': '',
    'content/fr/index.mdx': '',
    'content/v1/en/index.mdx': 'old',
    'content/v1/zh/_nav.json': '[]',
    'content/v2/en/b.mdx': 'b',
    'content/v2/en/a/_meta.json': '["x"]',
    'content/v2/en/a/deep/index.mdx': 'deep',
    'content/v2/en/shared/part.mdx': '',
    'content/v2/en/_search.json': '{}',
    'content/v2/zh/a.mdx': '甲',
    'content/v2/zh/_meta.json': '[]',
  });
  const of = (version: string, lang: string, file: string, text: string) => ({ lang, version, file: `${version}/${lang}/${file}`, text });
  expect(readContentFiles(folder, fixtureConfig)).toEqual({
    root: `${folder}/content`,
    pages: [
      { ...of('v2', 'en', 'a/deep/index.mdx', 'deep'), key: 'a/deep', isIndex: true },
      { ...of('v2', 'en', 'b.mdx', 'b'), key: 'b', isIndex: false },
      { ...of('v2', 'zh', 'a.mdx', '甲'), key: 'a', isIndex: false },
      { ...of('v1', 'en', 'index.mdx', 'old'), key: '', isIndex: true },
    ],
    metas: [
      { ...of('v2', 'en', 'a/_meta.json', '["x"]'), dir: 'a' },
      { ...of('v2', 'zh', '_meta.json', '[]'), dir: '' },
    ],
    navs: [{ ...of('v1', 'zh', '_nav.json', '[]'), dir: '' }],
    searches: [{ ...of('v2', 'en', '_search.json', '{}'), dir: '' }],
    names: [
      'v2/en/_search.json',
      'v2/en/a/_meta.json',
      'v2/en/a/deep/index.mdx',
      'v2/en/b.mdx',
      'v2/en/shared/part.mdx',
      'v2/zh/_meta.json',
      'v2/zh/a.mdx',
      'v1/en/index.mdx',
      'v1/zh/_nav.json',
    ],
  });
});

test('without versions the languages are at the root, and none of them may be missing', () => {
  const folder = createFolder({ 'content/en/a.mdx': 'a', 'content/en/picture.svg': '' });
  expect(() => readContentFiles(folder, config)).toThrow(
    `No folder ${displayFile(folder, 'content/zh')}: the site configuration has the language "zh". Create the folder or remove the language.`,
  );
  const multiVersion = { default: 'v2', versions: ['v2'] };
  expect(() => readContentFiles(folder, { ...config, multiVersion })).toThrow(
    `No folder ${displayFile(folder, 'content/v2/en')}: the site configuration has the language "en" and the version "v2". Create the folder or remove one of the two.`,
  );
  const locales = config.locales.filter(({ lang }) => lang === 'en');
  expect(readContentFiles(folder, { ...config, locales })).toMatchObject({
    pages: [{ lang: 'en', version: '', file: 'en/a.mdx', key: 'a' }],
    names: ['en/a.mdx', 'en/picture.svg'],
  });
});

test('hidden files of editors and systems are not read', () => {
  const folder = createFolder({
    'content/en/a.mdx': 'a',
    'content/en/._a.mdx': '\0',
    'content/en/.old/a.mdx': 'b',
    'content/en/#a.mdx#': 'c',
  });
  symlinkSync('user@host.1234', `${folder}/content/en/.#a.mdx`);
  const locales = config.locales.filter(({ lang }) => lang === 'en');
  expect(readContentFiles(folder, { ...config, locales }).names).toEqual(['en/a.mdx']);
});
