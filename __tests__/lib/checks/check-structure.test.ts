import config from '@/lib/site/config';
import type { SiteConfig } from '@/lib/site/types';
import { BASE, inBothLanguages, listDiagnostics, page, translations } from '../../support/content-folder';
import type { Files } from '../../support/temporary-folder';

const ok = page('# Title');
const FOLDER = inBothLanguages({ 'guide/more/b.mdx': ok, 'guide/more/_meta.json': '["b"]' });
const LISTED = '["a", { "type": "dir", "name": "more" }]';

test.each<[string, Files, string[]]>([
  [
    'an extension',
    { 'en/guide/_meta.json': '[\n  "a",\n  "c.mdx"\n]' },
    ['3: Lists "c.mdx", but there is no guide/c.mdx.mdx. Write "c", without extension.'],
  ],
  [
    'the name of a folder',
    { ...FOLDER, 'en/guide/_meta.json': '[\n  { "type": "dir", "name": "more" },\n  "a",\n  "c",\n  "more"\n]' },
    ['5: Lists "more", but there is no guide/more.mdx. Write { "type": "dir", "name": "more" }.'],
  ],
  [
    'the start of the name of a folder',
    { ...FOLDER, 'en/guide/_meta.json': '["a", "c", { "type": "dir", "name": "more" },\n{ "type": "dir", "name": "mor" }]' },
    ['2: Lists the folder "mor", but guide/mor/ has no pages. Add a page or remove the entry.'],
  ],
  ['a page again', { 'en/guide/_meta.json': '["a",\n"c",\n"a"]' }, ['3: Lists "a" again (first in line 1). Remove one of the entries.']],
])('an entry with %s is reported', async (_, files, expected) => {
  const both = inBothLanguages({ 'guide/c.mdx': page('# Title', 'sidebar: false\n') });
  const zh = { 'zh/guide/_meta.json': files['en/guide/more/b.mdx'] ? LISTED : '["a"]' };
  expect(await listDiagnostics({ ...translations(ok), ...both, ...zh, ...files })).toEqual(
    expected.map((text) => `en/guide/_meta.json:${text}`),
  );
});

test('a page whose folder is in no sidebar is reported', async () => {
  expect(await listDiagnostics({ ...translations(ok), ...FOLDER, 'zh/guide/_meta.json': LISTED })).toEqual([
    'en/guide/more/b.mdx: The page is not in any sidebar: en/guide/_meta.json does not list the folder "more". Add { "type": "dir", "name": "more" } there, or set "sidebar: false" in its frontmatter.',
  ]);
});

test('the index page of a folder need not be listed, because the title of its group is a link to it, but that of a sidebar must', async () => {
  const files = inBothLanguages({
    'guide/_meta.json': LISTED,
    'guide/index.mdx': ok,
    'guide/more/index.mdx': ok,
    'guide/more/b.mdx': ok,
    'guide/more/_meta.json': '["b"]',
  });
  expect(await listDiagnostics({ ...translations(ok), ...files })).toEqual(
    ['en', 'zh'].map(
      (lang) =>
        `${lang}/guide/index.mdx: The page is not in any sidebar: ${lang}/guide/_meta.json does not list "index". Add it there, or set "sidebar: false" in its frontmatter.`,
    ),
  );
});

test('the index page of a folder that is in no sidebar is reported', async () => {
  const more = inBothLanguages({ 'guide/more/index.mdx': ok, 'guide/more/_meta.json': '[]' });
  expect(await listDiagnostics({ ...translations(ok), ...more, 'zh/guide/_meta.json': LISTED })).toEqual([
    'en/guide/more/index.mdx: The page is not in any sidebar: en/guide/_meta.json does not list the folder "more". Add { "type": "dir", "name": "more" } there, or set "sidebar: false" in its frontmatter.',
  ]);
});

test.each<[string, SiteConfig, Files, string]>([
  ['of a site', config, { 'en/_nav.json': '[]', 'zh/_nav.json': '[]' }, 'en/index.mdx'],
  [
    'of a version',
    { ...config, multiVersion: { default: 'v2', versions: ['v2', 'v1'] } },
    Object.fromEntries(
      Object.entries(BASE).flatMap(([name, text]) => [
        [`v2/${name}`, text],
        [`v1/${name.replace('index', 'a')}`, text],
      ]),
    ),
    'v1/en/index.mdx',
  ],
])('a missing home page %s is reported', async (_, siteConfig, files, file) => {
  expect(await listDiagnostics(files, siteConfig)).toEqual([
    `${file}: The home page does not exist, so its address would show the 404 page. Create the file.`,
  ]);
});

test('a page that is published in one language only is reported, with the file of the other', async () => {
  const files = { ...translations(ok, page('# Title', 'draft: true\n')) };
  expect(await listDiagnostics(files)).toEqual([
    'en/guide/a.mdx: The page is published, but zh/guide/a.mdx is not. Write the same draft and date in both files.',
  ]);
});

test('a link to a page that is not published yet says so', async () => {
  const files = inBothLanguages({
    'guide/_meta.json': '["a", "b"]',
    'guide/a.mdx': page('# Title\n\n[b](/guide/b)'),
    'guide/b.mdx': page('# Title', 'date: 2999-01-01\n'),
  });
  expect(await listDiagnostics({ ...translations(ok), ...files })).toEqual(
    ['en', 'zh'].map(
      (lang) =>
        `${lang}/guide/a.mdx:7: Dead link "/guide/b": the page is a draft or has a later date. Add the link when the page is published.`,
    ),
  );
});

test('posts with a later date are checked as if they were published', async () => {
  const files = {
    ...inBothLanguages({
      'guide/_meta.json': '["a", "b"]',
      'guide/c.mdx': page('# Title\n\n[b](/guide/b)', 'date: 2999-01-03\nsidebar: false\n'),
    }),
    'en/guide/b.mdx': page('# Title\n\n[x](/no) ![x](/no.png)', 'date: 2999-01-01\n'),
    'zh/guide/b.mdx': page('# Title', 'date: 2999-01-02\n'),
    'en/guide/d.mdx': page('# Title', 'date: 2999-01-01\nsidebar: false\n'),
  };
  expect(await listDiagnostics({ ...translations(ok), ...files })).toEqual([
    'en/guide/b.mdx:8: Dead link "/no": no such page. Fix the path; write it without language and without .md.',
    'en/guide/b.mdx:8: Missing image "/no.png". Put images in public/ and write the path from there, starting with /.',
    'en/guide/d.mdx: The page has no translation in "zh". Create zh/guide/d.mdx.',
    'zh/guide/b.mdx:3: The date differs from en/guide/b.mdx: expected 2999-01-01, found 2999-01-02. Write the same date in both files.',
  ]);
});
