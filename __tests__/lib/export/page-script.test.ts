import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { LATE_SCRIPT_LIMIT, PAGE_LIMITS } from '@/lib/cli/budgets';
import { writePageScript } from '@/lib/export/page-script';
import { RULES } from '../../support/address-cases';
import { createFolder, readFolder } from '../../support/temporary-folder';

/** As many entries as the site has kinds of pages, with names as long as those of the bundler. */
const ENTRIES: readonly FrameworkEntry[] = [1, 2, 3].map((entry) => {
  const chunks = [...'abcdefghij'].map(
    (letter, index) => `static/chunks/${`${letter}${entry * 7919 + index * 104_729}`.padEnd(13, 'q')}.js`,
  );
  const styles = [`/_next/static/chunks/${entry}.css`];
  return { scripts: chunks.map((chunk) => `/_next/${chunk}`), styles, record: { otherChunks: chunks, runtimeModuleIds: [entry] } };
});

interface Options {
  readonly entries?: readonly FrameworkEntry[];
  readonly base?: string;
  readonly langs?: readonly string[];
  readonly buildId?: string;
}

/** Writes the scripts. Returns the URL of the first and the code of all. */
async function write({ entries = ENTRIES, base = '', langs = RULES.langs, buildId = 'build-1' }: Options = {}) {
  const outDir = createFolder();
  const url = await writePageScript(entries, outDir, { ...RULES, langs, base }, buildId);
  const files = readFolder(outDir);
  const [projects = '', late = '', page = '', ...others] = Object.keys(files).sort();
  expect([others, url]).toEqual([[], `${base}/${page}`]);
  return { url, code: files[page] ?? '', late, lateCode: files[late] ?? '', projects, projectCode: files[projects] ?? '' };
}

test('equal input results in the same file, different input in another one', async () => {
  const first = await write();
  expect(first.url).toMatch(/^\/_next\/static\/page-[\da-f]{8}\.js$/);
  expect(first.late).toMatch(/^_next\/static\/late-[\da-f]{8}\.js$/);
  expect(await write()).toEqual(first);
  const others = await Promise.all(
    [{ buildId: 'build-2' }, { entries: ENTRIES.slice(1) }, { langs: ['en'] }, { base: '/docs' }].map(write),
  );
  expect(new Set([first, ...others].map(({ url }) => url.replace('/docs', ''))).size).toBe(5);
});

test('contains entries, build and rules, and nothing that the policy forbids or that readers need not download', async () => {
  const { code, lateCode, projectCode } = await write();
  expect(lateCode).toContain('"build-1"');
  expect(lateCode).toContain(ENTRIES[0]?.scripts[0]);
  expect(code).toContain('langs:["en","zh"]');
  for (const each of [code, lateCode, projectCode]) {
    expect(each).not.toMatch(/\beval\b|\bnew Function\b|\bFunction\(/);
    expect(each).not.toMatch(/\b(?:ENTRIES|BUILD|RULES|LATE_SCRIPT|PROJECT_SCRIPT)\b|react\.|sourceMappingURL|\/\*!/);
    expect(each).toMatch(/^(?:var exampleProject=)?\(\(\)=>\{/);
  }
});

test('the page script has the URL of the late script, and only that one has the behaviors that may wait', async () => {
  const { code, late, lateCode } = await write({ base: '/docs' });
  expect(code).toContain(`"/docs/${late}"`);
  // Names that minification keeps, of the search button; of the start, language links, code blocks, explorers, tabs, tooltips, the scroll button.
  const early = ['.search-button'];
  const waiting = ['__next_f', 'data-language-link', '.code-block', '.explorer', 'aria-controls', 'aria-describedby', '.scroll-to-top'];
  const findNames = (text: string) => [...early, ...waiting].filter((name) => text.includes(name));
  // The late script opens the search with the button that the page script has named.
  expect([findNames(code), findNames(lateCode)]).toEqual([early, [...early, ...waiting]]);
});

test('the late script has the name of the script for examples, and only that one packs archives', async () => {
  const { lateCode, projects, projectCode } = await write({ base: '/docs' });
  expect(lateCode).toContain(`"${path.posix.basename(projects)}"`);
  expect([lateCode, projectCode].map((text) => text.includes('application/zip'))).toEqual([false, true]);
});

test('the page script and the late script are within their budgets', async () => {
  const { code, lateCode } = await write();
  expect(brotliCompressSync(code).byteLength).toBeLessThan(PAGE_LIMITS.js * 1024);
  expect(brotliCompressSync(lateCode).byteLength).toBeLessThan(LATE_SCRIPT_LIMIT * 1024);
});
