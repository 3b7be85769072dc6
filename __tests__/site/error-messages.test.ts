import known from '@/__tests__/fixtures/tool-messages.json' with { type: 'json' };
import config from '@/lib/site/config';
import type { Page } from '@/lib/source/types';
import { loadOwnSite } from '../support/own-site';

/** The page that explains the messages of the tool, and builds that are wrong without a message. */
const PAGE = '/guide/faq/errors';

/** Heading of a group -> its entries, messages by level, and messages without an example. */
const GROUPS = {
  'read-the-log': { entries: 3, errors: 4, warnings: 0, unverified: 1 },
  'config-and-flags': { entries: 25, errors: 33, warnings: 8, unverified: 3 },
  entries: { entries: 8, errors: 9, warnings: 1, unverified: 1 },
  building: { entries: 27, errors: 58, warnings: 2, unverified: 5 },
  // The log with the message about the types of a remote has names of temporary files.
  declarations: { entries: 29, errors: 49, warnings: 2, unverified: 1 },
  // Node.js 22 and newer do not print the message about .wasm files, and the examples use neither Jest nor Vite 7 nor browsers.
  'run-time': { entries: 20, errors: 35, warnings: 0, unverified: 6 },
  'builds-that-pass': { entries: 19, errors: 0, warnings: 0, unverified: 0 },
};

/** In the code of the tool, which catches it before it is printed, so no example can verify it. */
const NEVER_PRINTED = ['outBase expect to be a string in bundleless mode, but got'];

const pages: Page[] = [];
beforeAll(async () => {
  const site = await loadOwnSite();
  pages.push(...site.pages.filter((page) => page.contentPath === PAGE));
});

test.each(config.locales.map(({ lang }) => lang))('%s: no entry and no message is lost', (lang) => {
  expect(countGroups(findPage(lang))).toEqual(GROUPS);
});

test('the known messages are 61 errors, 9 warnings and 7 errors at run time', () => {
  const counts = Object.values(known).map((messages) => new Set(messages).size);
  expect(counts).toEqual([61, 9, 7]);
});

test.each(config.locales.map(({ lang }) => lang))('%s: every known message is quoted from an example', (lang) => {
  const logs = findPage(lang).codeBlocks.filter((block) => block.lang === 'log');
  const verified = logs.filter(({ verification }) => verification === 'example');
  const missing = Object.values(known)
    .flat()
    .filter((message) => !verified.some(({ value }) => value.includes(message)));
  expect(missing).toEqual(NEVER_PRINTED);
  expect(NEVER_PRINTED.filter((message) => !logs.some(({ value }) => value.includes(message)))).toEqual([]);
});

test.each(config.locales.map(({ lang }) => lang))('%s: every entry has a text below what it quotes', (lang) => {
  const { headings, sections } = findPage(lang);
  const ids = headings.filter(({ depth }) => depth === 3).map(({ id }) => id);
  expect(ids.filter((id) => !sections.some((section) => section.id === id && section.paragraphs.length > 0))).toEqual([]);
});

function findPage(lang: string): Page {
  const page = pages.find((each) => each.lang === lang);
  if (!page) throw new Error(`There is no ${PAGE} in ${lang}.`);
  return page;
}

/** A `log` block is a message. It is a warning if its lines say so. */
function countGroups({ headings, codeBlocks }: Page): Record<string, (typeof GROUPS)['entries']> {
  const counts: Record<string, (typeof GROUPS)['entries']> = {};
  let group = '';
  for (const { depth, id } of headings) {
    if (depth === 2) {
      group = id;
      counts[group] = { entries: 0, errors: 0, warnings: 0, unverified: 0 };
    }
    const count = counts[group];
    if (!count || depth !== 3) continue;
    const messages = codeBlocks.filter(({ section, lang }) => section === id && lang === 'log');
    const warnings = messages.filter(({ value }) => value.startsWith('warn'));
    count.entries += 1;
    count.warnings += warnings.length;
    count.errors += messages.length - warnings.length;
    count.unverified += messages.filter(({ verification }) => verification !== 'example').length;
  }
  return counts;
}
