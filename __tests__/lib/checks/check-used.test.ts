import path from 'node:path';
import { checkUsed } from '@/lib/checks/check-used';
import { frontmatterSchema } from '@/lib/source/frontmatter';
import { createFolder } from '../../support/temporary-folder';

type CheckedPage = Parameters<typeof checkUsed>[0][number];

const frontmatter = frontmatterSchema.parse({ description: 'A page for tests.' });
const hero = { name: 'A', text: 'B', tagline: 'C', example: 'page/hero', actions: [] };

const createPage = (contentPath: string, texts: readonly string[], rest: Partial<CheckedPage> = {}): CheckedPage => ({
  lang: 'en',
  contentPath,
  prose: texts.map((text, line) => ({ file: 'content/en/x.mdx', line, text, ...(text.startsWith('Heading') && { isHeading: true }) })),
  examples: [],
  frontmatter,
  ...rest,
});

const PAGES = [
  createPage('/guide/a', [
    'Heading of the first section',
    'A year such as `es2019` counts; the\nflag `--syntax` is repeatable.',
    '年份是有效的值。',
  ]),
  createPage('/guide/a', ['Ein anderer Satz der Seite.'], { lang: 'zh' }),
];

/** Lists the errors of examples with these definitions, as `example:line: message hint`. */
function list(definitions: Readonly<Record<string, object>>, pages: readonly CheckedPage[] = PAGES, isComplete = true): string[] {
  const files = Object.entries(definitions).map(([id, definition]) => [`examples/${id}/example.json`, JSON.stringify(definition, null, 2)]);
  const root = createFolder(Object.fromEntries(files));
  return checkUsed(pages, `${root}/examples`, 'en', isComplete).map(
    ({ file, line, message, hint }) => `${path.basename(path.dirname(file))}:${line}: ${message} ${hint}`,
  );
}

test('an example is used by a page that shows or quotes it, by a hero, and as the base of another one', () => {
  const pages = [
    createPage('/', [], { frontmatter: { ...frontmatter, hero } }),
    createPage('/guide/a', [], {
      examples: ['page/shown', 'page/quoted'].map((id) => ({ id, file: 'content/zh/a.mdx', line: 5 })),
      lang: 'zh',
    }),
  ];
  expect(list({ 'page/shown': { extends: 'page/base' }, 'page/quoted': {}, 'page/hero': {}, 'page/base': {} }, pages)).toEqual([]);
});

const UNUSED =
  'b:1: No page uses the example "page/b". Show it with <Example id="page/b" />, list in "proves" the sentences that it backs, or delete it.';

test('an example that nothing uses is reported, unless pages could not be parsed', () => {
  expect(list({ 'page/b': {} })).toEqual([UNUSED]);
  expect(list({ 'page/b': {} }, PAGES, false)).toEqual([]);
});

test.each([
  'A year such as `es2019` counts; the flag `--syntax` is repeatable.',
  'A year such as es2019 counts',
  'A year such as',
  'the flag --syntax is repeatable.',
  '年份是有效的值',
])('a page states "%s"', (fact) => {
  expect(list({ 'page/b': { proves: { '/guide/a': [fact] } } })).toEqual([]);
});

const HINT = 'Write a sentence of the page, or a part of one with at least 4 words, or delete the entry.';

test.each([
  ['other words', 'A year such as es2021 counts.', '/guide/a does not say "A year such as es2021 counts.".'],
  ['a part that ends in a word', 'the flag --syntax is repeat', '/guide/a does not say "the flag --syntax is repeat".'],
  ['a part that starts in a word', 'ear such as es2019 counts', '/guide/a does not say "ear such as es2019 counts".'],
  ['a heading', 'Heading of the first section', '/guide/a does not say "Heading of the first section".'],
  ['a sentence of a translation', 'Ein anderer Satz der Seite.', '/guide/a does not say "Ein anderer Satz der Seite.".'],
  ['too few Chinese characters', '年份数', '"年份数" is too short to be the statement of a page.'],
  ['too few words', 'flag --syntax is', '"flag --syntax is" is too short to be the statement of a page.'],
])('%s are not a statement of the page', (_, fact, message) => {
  const proves = { '/guide/a': ['A year such as es2019 counts', fact] };
  expect(list({ 'page/b': { proves } })).toEqual([`b:5: ${message} ${HINT}`]);
});

test('the statements of a page that could not be parsed are not reported, even if its translation is valid', () => {
  const definitions = { 'page/b': { proves: { '/guide/a': ['One is one and two is two.'] } } };
  const translations = PAGES.filter(({ lang }) => lang === 'zh');
  expect(list(definitions, translations, false)).toEqual([]);
});

test('a page that does not exist is reported, unless pages could not be parsed', () => {
  const definitions = { 'page/b': { proves: { '/guide/b': ['One is one and two is two.'] } }, 'page/c': { follows: '/guide/c#part' } };
  expect(list(definitions)).toEqual([
    'b:3: There is no page /guide/b. Correct the path, or delete the entry.',
    'c:2: There is no page /guide/c. Correct the path, or delete the entry.',
  ]);
  expect(list(definitions, PAGES, false)).toEqual([]);
});
