import { checkGuides } from '@/lib/checks/check-guides';
import { displayFile, listDiagnostics, page, translations } from '../../support/content-folder';
import { createFolder } from '../../support/temporary-folder';

const LIST = 'examples/not-followed.json';
const REASON = 'An overview.';
const PAGES = translations(page('# A\n\n## Set up'), page('# 甲\n\n## 开始 {#set-up}'));
const EXAMPLE = { 'examples/page/a/example.json': JSON.stringify({ follows: '/guide/a#set-up', steps: [{ run: 'rslib' }] }) };
/** Commands that the example of the guide runs, in both languages. */
const FOLLOWED = translations(
  page('# A\n\n## Set up\n\n<PackageManagerTabs command="exec rslib" />'),
  page('# 甲\n\n## 开始 {#set-up}\n\n<PackageManagerTabs command="exec rslib" />'),
);

const list = (entries: object) => ({ [LIST]: JSON.stringify(entries) });

test('a guide without an example that follows it is one error, on its original', async () => {
  expect(await listDiagnostics({ ...PAGES, ...list({}) })).toEqual([
    `en/guide/a.mdx: No example follows the guide /guide/a. Set "follows" in the example.json of the project that its readers end up with, or list the guide in ${LIST} with a reason.`,
  ]);
});

test('an example that follows a section counts for the guide, and so does a reason', async () => {
  expect(await listDiagnostics({ ...FOLLOWED, ...EXAMPLE, ...list({}) })).toEqual([]);
  expect(await listDiagnostics({ ...PAGES, ...list({ '/guide/a': REASON }) })).toEqual([]);
});

test('a site without the list does not check its guides', async () => {
  expect(await listDiagnostics(PAGES)).toEqual([]);
});

test('entries of followed and of unknown guides are superfluous', async () => {
  expect(await listDiagnostics({ ...FOLLOWED, ...EXAMPLE, ...list({ '/guide/a': REASON, '/guide/b': REASON }) })).toEqual([
    `${LIST}: An example follows /guide/a, which is listed as not followed. Remove the entry, or correct it.`,
    `${LIST}: There is no guide /guide/b. Remove the entry, or correct it.`,
  ]);
});

test('a page that cannot be parsed is not reported as an unknown guide', async () => {
  const diagnostics = await listDiagnostics({ ...translations(page('# A\n\n{1 +}')), ...list({ '/guide/a': REASON, '/guide/b': REASON }) });
  expect(diagnostics.filter((line) => line.includes('guide /guide/'))).toEqual([]);
  expect(diagnostics[0]).toMatch(/^en\/guide\/a\.mdx:\d+: /);
});

test.each([
  ['{', /^:1: Not valid JSON: .+\. /],
  ['[]', /^:1: must be an object, not a list\. /],
  ['{ "/config/a": "No guide." }', /^:1: \/config\/a: must start with "\/guide\/"\. /],
  ['{\n"/guide/a": " " }', /^:2: \/guide\/a: must not be empty or only white space\. /],
  ['{\n"/guide/a": true }', /^:2: \/guide\/a: must be a text, not true or false\. /],
])('rejects the list %s with line and fix', async (text, mistake) => {
  const diagnostics = (await listDiagnostics({ ...PAGES, [LIST]: text })).map((line) => line.replace(LIST, ''));
  expect(diagnostics).toEqual([expect.stringMatching(mistake)]);
  expect(diagnostics[0]).toMatch(/ Write \{ "\/guide\/…": "why no example follows it" \}\.$/);
});

test('the list is named by its path in the repository', () => {
  const root = createFolder({ [LIST]: '{ "/guide/b": "Gone." }' });
  const guide = { displayFile: 'content/en/guide/a.mdx', contentPath: '/guide/a' };
  const [missing, unknown] = checkGuides([guide], `${root}/examples`, true);
  expect(missing?.hint).toContain(`or list the guide in ${displayFile(root, LIST)} with a reason`);
  expect(unknown?.file).toBe(displayFile(root, LIST));
});
