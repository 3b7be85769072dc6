import { symlinkSync } from 'node:fs';
import path from 'node:path';
import { checkPublicFiles } from '@/lib/checks/check-files';
import { checkDocs } from '@/lib/cli/load-docs';
import { buildPathRules } from '@/lib/routes/path-rules';
import config from '@/lib/site/config';
import { BASE, listDiagnostics, listLines, page, translations } from '../../support/content-folder';
import { createDocs, createFolder, type Files } from '../../support/temporary-folder';

const ok = page('# Title');
const LANGS = 'is not part of the site. Pages are in the folders en, zh.';
const META = 'The file is not part of the site. Call the file that orders a folder _meta.json.';
const PAGE = 'The file is not part of the site. Give a page the extension .mdx.';
const DATA = 'The file is only for the folder of a language. Add its entries to the file there, and delete this one.';

test.each<[string, Files, string]>([
  ['a page with another extension', { 'en/guide/b.markdown': ok }, `en/guide/b.markdown: ${PAGE}`],
  ['a page with an extension in capitals', { 'en/guide/b.MDX': ok }, `en/guide/b.MDX: ${PAGE}`],
  ['a page with two extensions', { 'en/guide/b.mdx.txt': ok }, `en/guide/b.mdx.txt: ${PAGE}`],
  ['a page outside of the languages', { 'b.mdx': ok }, `b.mdx: The file ${LANGS}`],
  ['a folder outside of the languages', { 'zh-CN/b.mdx': ok }, `zh-CN: The folder ${LANGS}`],
  ['the navigation next to the languages', { '_nav.json': '[]' }, `_nav.json: The file ${LANGS}`],
  ['an order with the name of another tool', { 'en/guide/_category_.json': '{}' }, `en/guide/_category_.json: ${META}`],
  ['an order without an underscore', { 'en/guide/meta.json': '[]' }, `en/guide/meta.json: ${META}`],
  ['the navigation of a folder', { 'en/guide/_nav.json': '[]' }, `en/guide/_nav.json: ${DATA}`],
  ['the search words of a folder', { 'en/guide/_search.json': '{}' }, `en/guide/_search.json: ${DATA}`],
  [
    'an image next to a page',
    { 'en/guide/b.png': 'x' },
    'en/guide/b.png: The file is not part of the site. Put images in public/, and write their path from there.',
  ],
  [
    'a diagram without the element that pages show',
    { 'public/diagrams/b.svg': '<svg viewBox="0 0 9 9"><g/></svg>' },
    'public/diagrams/b.svg: The diagram has no element with the id "diagram", so pages would show nothing. Put its content in <g id="diagram">…</g>.',
  ],
  [
    'an image with a script',
    { 'public/b.svg': '<svg><script>alert(1)</script></svg>' },
    'public/b.svg: The image contains a script. Delete the script.',
  ],
  [
    'an image with a handler',
    { 'public/b.svg': '<svg onload="alert(1)"/>' },
    'public/b.svg: The image contains a script. Delete the script.',
  ],
  [
    'an image with a handler after another attribute',
    { 'public/b.svg': `<svg title="a > b" class='c'\n  onload = "alert(1)"/>` },
    'public/b.svg: The image contains a script. Delete the script.',
  ],
  [
    'an image that is too large',
    { 'public/b.png': 'x'.repeat(2_000_000) },
    'public/b.png: The image has 2000.0 kB. Use fewer pixels or a format such as AVIF, for at most 500.0 kB.',
  ],
  [
    'a file in a folder that is called like the default language',
    { 'public/en/b.txt': 'x' },
    'public/en/b.txt: Paths below /en/ lead to /, so browsers would not find the file. Rename its folder.',
  ],
])('%s is reported', async (_, files, expected) => {
  expect(await listDiagnostics({ ...translations(ok), ...files })).toEqual([expected]);
});

test('code that an image shows is not a script', async () => {
  const svg = `<svg aria-label="const one = 1"><title>It's on = 1</title><text x="1">export const one = 1; it's on="a"</text></svg>`;
  expect(await listDiagnostics({ ...translations(ok), 'public/b.svg': svg })).toEqual([]);
});

test('with versions, files and folders next to the languages are reported', async () => {
  const multiVersion = { default: 'v2', versions: ['v2', 'v1'] };
  const inVersions = ['v1', 'v2'].flatMap((version) => Object.entries(BASE).map(([name, text]) => [`${version}/${name}`, text]));
  const files = {
    'b.mdx': ok,
    'v1/_meta.json': '[]',
    'v1/b.mdx': ok,
    'v1/fr/index.mdx': ok,
    'v1/.old/b.mdx': ok,
    'v2/examples/a/example.json': '{}',
    'public/v1/en/b.txt': 'x',
    'public/v2/b.txt': 'x',
    'public/v1/b.txt': 'x',
  };
  expect(await listDiagnostics({ ...Object.fromEntries(inVersions), ...files }, { ...config, multiVersion })).toEqual([
    'b.mdx: The file is not part of the site. Pages are in the folders v2, v1.',
    'v1/_meta.json: The file is not part of the site. Pages are in the folders v1/en, v1/zh.',
    'v1/b.mdx: The file is not part of the site. Pages are in the folders v1/en, v1/zh.',
    'v1/fr: The folder is not part of the site. Pages are in the folders v1/en, v1/zh.',
    'v2/examples: The folder is not part of the site. Pages are in the folders v2/en, v2/zh.',
    'public/v1/en/b.txt: Paths below /v1/en/ lead to /v1/, so browsers would not find the file. Rename its folder.',
    'public/v2/b.txt: Paths below /v2/ lead to /, so browsers would not find the file. Rename its folder.',
  ]);
});

test('a link to a file outside of the public folder is reported', () => {
  const root = createFolder({ 'public/a.txt': 'a', 'secret.txt': 'b' });
  symlinkSync('a.txt', path.join(root, 'public/b.txt'));
  symlinkSync('../secret.txt', path.join(root, 'public/c.txt'));
  const errors = checkPublicFiles(path.join(root, 'public'), ['a.txt', 'b.txt', 'c.txt'], buildPathRules(config));
  expect(errors.map(({ file, message }) => `${path.basename(file)}: ${message}`)).toEqual([
    'c.txt: The file is a link to one outside of its folder.',
  ]);
});

test('files of editors and systems are not reported', async () => {
  expect(await listDiagnostics({ ...translations(ok), 'en/.gitkeep': '', 'en/guide/a.mdx~': '', 'en/guide/4913': '' })).toEqual([]);
});

test('fragments may be next to the languages', async () => {
  const files = translations(page("import A from '@shared/a.mdx'\nimport B from '../../shared/b.mdx'\n\n# Title\n\n<A />\n\n<B />"));
  expect(await listDiagnostics({ ...files, 'shared/a.mdx': 'A.', 'shared/b.mdx': 'B.' })).toEqual([]);
});

test('a linked folder of pages is reported, one of fragments is not', async () => {
  const docs = createDocs({ ...translations(page("import A from '../shared/a.mdx'\n\n# Title\n\n<A />")), 'zh/shared/a.mdx': 'A.' });
  const content = path.join(docs, 'content');
  symlinkSync('../zh/shared', path.join(content, 'en/shared'));
  symlinkSync('guide', path.join(content, 'en/more'));
  symlinkSync('nowhere', path.join(content, 'en/gone'));
  const { diagnostics } = await checkDocs(docs, { ...config, theme: { ...config.theme, lastUpdated: false } });
  expect(listLines(diagnostics)).toEqual(['en/more: The folder is a link, so its pages are not part of the site. Replace it with a copy.']);
});
