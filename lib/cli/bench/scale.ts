/**
 * `npm run bench:scale`: builds generated sites of 100, 1,000 and 5,000 pages in two languages and compares what they cost, as ratios to
 * the first. `--pages=100 --pages=1000` sets the sizes. The sites are removed at the end.
 */
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { measureBrotli } from '@/lib/cli/bench/brotli-size';
import { readPageCounts } from '@/lib/cli/bench/page-counts';
import { watchMemory } from '@/lib/cli/bench/peak-memory';
import { editScalePage, getScalePage, type LanguageFacts, type ScaleWords, writeScaleSite } from '@/lib/cli/bench/scale-site';
import { type ScaleFigure, tabulate } from '@/lib/cli/bench/scale-table';
import { getHostFolder } from '@/lib/export/host-files';
import { listFiles } from '@/lib/node/files';
import { requireSuccess, runScript } from '@/lib/node/run-program.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { printHeading } from '@/lib/node/terminal.mjs';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import { buildSearchPath } from '@/lib/routes/output-paths';
import { createEmbeddedClient } from '@/lib/search/engine/embedded-client';
import config from '@/lib/site/config';
import { loadSite } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

const SIZES = [100, 1000, 5000];
/** Texts of generated pages by language, and the sentences of our own pages that need no markup and pass the content checks. */
const TEXTS: Readonly<
  Record<string, Omit<ScaleWords, 'sentences' | keyof LanguageFacts> & { readonly sentence: RegExp; readonly plain: RegExp }>
> = {
  en: {
    page: 'Topic {n}',
    section: 'Part {n}',
    description: 'A generated page, which has the number {n}.',
    space: ' ',
    sentence: /[^.!?]+[.!?]/g,
    plain: /^[A-Z][a-z]+(?:,? [a-z]+){5,}\.$/,
  },
  zh: {
    page: '主题 {n}',
    section: '部分 {n}',
    description: '编号为 {n} 的生成页面。',
    space: '',
    sentence: /[^。！？]+[。！？]/g,
    plain: /^\p{Script=Han}{3,}(?:，\p{Script=Han}+)*。$/u,
  },
};
const QUERIES = 50;

const sizes = readPageCounts(SIZES);
const site = await loadSite(ROOT, config);
const words = config.locales.map((locale) => readWords(site, locale));
const columns: (readonly ScaleFigure[])[] = [];
for (const count of sizes) columns.push(await measureSize(count, words));
console.log(`\nPages in each of ${words.length} languages; ratios to the first column:`);
console.table(tabulate(sizes.map(String), columns));

/** Builds a site without caches, with them, and after editing one page; then measures the output. */
async function measureSize(count: number, words: readonly ScaleWords[]): Promise<readonly ScaleFigure[]> {
  const work = path.join(ROOT, '.docs', `scale-${count}`);
  const dir = path.join(work, `pages-${count}`);
  const { outDir, stateDir } = readSettings({ DOCS_DIR: dir });
  const remove = () => {
    for (const folder of [work, stateDir, outDir, getHostFolder(outDir)]) rmSync(folder, { recursive: true, force: true });
  };
  remove();
  try {
    writeScaleSite(dir, count, words);
    const env = { DOCS_DIR: dir, DOCS_CACHE_DIR: path.join(work, 'cache'), BASE_PATH: '' };
    printHeading(`${count} pages: cold build`);
    const cold = await build(env);
    printHeading(`${count} pages: warm build`);
    const warm = await build(env);
    editScalePage(dir, count, words);
    printHeading(`${count} pages: one page edited`);
    const edited = await build(env);
    return [
      { name: 'cold build, s', value: cold.seconds },
      { name: 'warm build, s', value: warm.seconds },
      { name: 'one page edited, s', value: edited.seconds },
      { name: 'peak memory, MiB', value: (cold.peak ?? Number.NaN) / 2 ** 20 },
      ...(await measureOutput(outDir, count, words)),
    ];
  } finally {
    remove();
  }
}

async function build(env: Readonly<Record<string, string>>): Promise<{ readonly seconds: number; readonly peak?: number }> {
  const started = performance.now();
  const { result: code, peak } = await watchMemory(() => runScript('lib/cli/build.ts', [], { env }));
  requireSuccess(code, `The build of the generated site in ${env.DOCS_DIR} failed with exit code ${code}.`);
  return { seconds: (performance.now() - started) / 1000, peak };
}

async function measureOutput(outDir: string, count: number, words: readonly ScaleWords[]): Promise<readonly ScaleFigure[]> {
  const files = listFiles(outDir);
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(outDir, file)).size, 0);
  const searches: ScaleFigure[] = [];
  // Runs one after the other, since they are timed.
  for (const language of words) searches.push(...(await measureSearch(outDir, language)));
  return [
    { name: 'output, MiB', value: bytes / 2 ** 20 },
    { name: 'files', value: files.length },
    { name: 'a page, KiB (brotli)', value: measureBrotli(readFileSync(path.join(outDir, `${getScalePage(count)}.html`))).size },
    ...searches,
  ];
}

/** Measures what the first search downloads, and how long searches take once their files have arrived. */
async function measureSearch(outDir: string, { lang, sentences, space }: ScaleWords): Promise<readonly ScaleFigure[]> {
  const times: number[] = [];
  let download = '';
  const client = createEmbeddedClient(buildSearchPath({ lang, version: '' }), async (file) => {
    const text = readFileSync(path.join(outDir, file), 'utf8');
    if (times.length === 0) download += text;
    return text;
  });
  for (const sentence of sentences.slice(0, QUERIES)) {
    const started = performance.now();
    await client.search({ query: pickQueryWords(sentence, space), hitsPerPage: 20, snippetWords: 10 });
    times.push(performance.now() - started);
  }
  const [first = 0, ...others] = times;
  return [
    { name: `search ${lang}: first download, KiB (brotli)`, value: measureBrotli(Buffer.from(download)).size },
    { name: `search ${lang}: first result, ms`, value: first },
    { name: `search ${lang}: other results, ms (median)`, value: others.sort((a, b) => a - b)[others.length >> 1] ?? 0 },
  ];
}

/** Picks the second and third word of a sentence, or its first four characters in languages without spaces. */
function pickQueryWords(sentence: string, space: string): string {
  return space ? sentence.split(space).slice(1, 3).join(space) : sentence.slice(0, 4);
}

function readWords(site: Site, { lang, tag, ogLocale, label }: LanguageFacts): ScaleWords {
  const texts = TEXTS[lang];
  if (!texts) throw new Error(`Pages in "${lang}" cannot be generated. Add its texts to ${path.relative(ROOT, import.meta.filename)}.`);
  const sentences = buildSearchRecords(site, { lang, version: '' })
    .flatMap(({ content }) => content?.match(texts.sentence) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => texts.plain.test(sentence));
  return { ...texts, lang, tag, ogLocale, label, sentences };
}
