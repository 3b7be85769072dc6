import { buildAllPagesView } from '@/lib/outputs/all-pages';
import { listSearchFiles } from '@/lib/outputs/search-index';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { buildIndexFile } from '@/lib/search/build/build-index';
import type { SearchRecord } from '@/lib/search/types';
import config from '@/lib/site/config';
import { createSite, type Site } from '@/lib/source/site';
import { LOAD_MS, loadOwnSite } from '../../support/own-site';

let site: Site;
const scope = (lang: string) => ({ lang, version: '', siteUrl: config.url });
beforeAll(async () => {
  site = await loadOwnSite();
}, LOAD_MS);

const find = (records: readonly SearchRecord[], objectID: string) =>
  records.find((record) => record.objectID === `${config.url}${objectID}`);

test('a heading and its paragraphs become records in the format of DocSearch', () => {
  const records = buildSearchRecords(site, scope('en'));
  const url = `${config.url}/config/lib/dts#dtsbundletsconfigpath`;
  expect(find(records, '/config/lib/dts#dtsbundletsconfigpath|lvl4')).toEqual({
    objectID: `${url}|lvl4`,
    url,
    url_without_anchor: `${config.url}/config/lib/dts`,
    anchor: 'dtsbundletsconfigpath',
    type: 'lvl4',
    content: null,
    hierarchy: {
      lvl0: 'Lib Configurations',
      lvl1: 'lib.dts',
      lvl2: 'Fields',
      lvl3: 'dts.bundle',
      lvl4: 'dts.bundle.tsconfigPath',
      lvl5: null,
      lvl6: null,
    },
    lang: 'en',
    version: '',
    weight: { pageRank: 1, level: 70, position: expect.any(Number) },
  });
  const text = records.filter((record) => record.type === 'content' && record.url === url);
  expect(text.map(({ objectID }) => objectID)).toEqual(text.map((_, at) => `${url}|content|${at}`));
  expect(text.length).toBeGreaterThan(1);
});

test.each(['en', 'zh'])(
  '%s: ids are unique, and every page and heading of the language, except the links at the end, has a record',
  (lang) => {
    const records = buildSearchRecords(site, scope(lang));
    expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
    const pages = site.pages.filter((page) => page.lang === lang);
    expect(records.filter(({ type }) => type === 'lvl1').map(({ url }) => url)).toEqual(pages.map(({ path }) => config.url + path));
    const headings = records.filter(({ type }) => type !== 'lvl1' && type !== 'content').map(({ url }) => url);
    expect(headings).toEqual(
      pages.flatMap(({ path, headings: own }) =>
        own
          .filter(({ depth, text }) => depth > 1 && !['Next steps', '后续步骤'].includes(text))
          .map(({ id }) => `${config.url}${path}#${id}`),
      ),
    );
    expect(records.every((record) => record.lang === lang && record.hierarchy.lvl0 && record.hierarchy.lvl1)).toBe(true);
  },
);

test.each([
  ['en', 'Error messages', 'FAQ'],
  ['zh', '报错信息', '常见问题'],
])('%s: messages of the tool are in a group of their own, apart from the text that explains them', (lang, messages, group) => {
  const records = buildSearchRecords(site, scope(lang)).filter(
    ({ type, url }) => type === 'content' && url.endsWith('/guide/faq/errors#unsupported-format'),
  );
  expect(records.map(({ hierarchy }) => hierarchy.lvl0)).toEqual([group, messages]);
  expect(records[1]?.content).toBe('Unsupported format: amd');
});

test('names of example files are indexed, their code only if code blocks are enabled', () => {
  const [page] = site.pages.filter(({ path }) => path === '/config/lib/format');
  if (!page) throw new Error('no page');
  const texts = (search: Site['config']['search']) => {
    const only = createSite({ config: { ...config, search }, pages: [page], metas: [], navs: [], redirects: [] });
    const records = buildSearchRecords(only, scope('en'));
    return records.map(({ content }) => content ?? '').join('\n');
  };
  expect(texts(undefined)).toContain('src/badge.ts');
  expect(texts(undefined)).not.toContain('padStart');
  expect(texts({ codeBlocks: true })).toContain('padStart');
});

test('a section has the keywords of its language, which come before the text of other pages', () => {
  const found = (lang: string, anchor: string) =>
    buildSearchRecords(site, scope(lang)).find(({ url, type }) => type !== 'content' && url.endsWith(`/config/rsbuild/output#${anchor}`))
      ?.keywords;
  expect(found('en', 'outputdistpath')).toContain('change output folder');
  expect(found('zh', 'outputdistpath')).toContain('修改输出目录');
  expect(found('en', 'next-steps')).toBeUndefined();
});

test('each language has one file, which contains all records without duplicates', () => {
  expect([...listSearchFiles(site).keys()]).toEqual(['en.json', 'zh.json']);
  const records = buildSearchRecords(site, scope('zh'));
  const file = buildIndexFile(records, { siteUrl: config.url });
  const sections = file.pages.flatMap(([, , , ...all]) => all);
  expect(sections).toHaveLength(records.filter(({ type }) => type !== 'content').length);
  expect(sections.flatMap(([, , , , ...paragraphs]) => paragraphs)).toHaveLength(records.filter(({ type }) => type === 'content').length);
});

test('each version has its own files', () => {
  const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
  const versioned = createSite({ config: { ...config, multiVersion }, pages: [], metas: [], navs: [], redirects: [] });
  expect([...listSearchFiles(versioned).keys()]).toEqual(['v2-en.json', 'v1-en.json', 'v2-zh.json', 'v1-zh.json']);
});

test('the list of all pages has pages by group and headings by name', () => {
  const records = buildSearchRecords(site, scope('en'), (path) => path);
  const { groups, letters } = buildAllPagesView(records, 'en');
  expect(groups.flatMap(({ entries }) => entries)).toHaveLength(site.pages.filter(({ lang }) => lang === 'en').length);
  const all = letters.flatMap(({ entries }) => entries);
  const headings = records.filter(({ type }) => type !== 'content');
  expect(all).toHaveLength(headings.length);
  expect(all).toContainEqual({ text: 'output.distPath', link: '/config/rsbuild/output#outputdistpath', page: 'output' });
  expect(letters.map(({ name }) => name).filter((name) => name !== '#')).toEqual(
    letters
      .map(({ name }) => name)
      .filter((name) => name !== '#')
      .sort(),
  );
});
