/**
 * `npm run bench`: compares the embedded search engine with others on the same pages: bytes (brotli), time until ready, time per
 * query, and rank of the page that a query was generated from. Runs with 50, 1,000 and 5,000 pages, or with `--pages=50`.
 */
import path from 'node:path';
import { measureBrotli } from '@/lib/cli/bench/brotli-size';
import { buildCorpus, buildKnownItems, type Corpus, type KnownItem } from '@/lib/cli/bench/corpus';
import { type BenchEngine, ENGINES, type Search } from '@/lib/cli/bench/engines';
import { readPageCounts } from '@/lib/cli/bench/page-counts';
import { buildSearchRecords } from '@/lib/outputs/search-records';
import config from '@/lib/site/config';
import { loadSite } from '@/lib/source/load-content';

const SIZES = [50, 1000, 5000];
const QUERIES = 300;
const ROUNDS = 3;
/** Time limit for the queries of an engine; the result covers the queries that finished in time. */
const TIME_LIMIT_MS = 30_000;

const sizes = readPageCounts(SIZES);
const site = await loadSite(path.resolve('.'), config);
for (const { lang } of config.locales) {
  const records = buildSearchRecords(site, { lang, version: '' });
  for (const pages of sizes) {
    const corpus = buildCorpus(records, pages, config.url);
    console.log(
      `\n${lang}, ${pages} pages, ${corpus.sections.length} sections${pages > 50 ? ' (repeated with changed words, so ranks are meaningless)' : ''}`,
    );
    const items = buildKnownItems(corpus, QUERIES, 7);
    console.table(ENGINES.map((engine) => measure(engine, corpus, items)));
  }
}

function measure(engine: BenchEngine, corpus: Corpus, items: readonly KnownItem[]): Readonly<Record<string, string>> {
  const packed = engine.pack(corpus);
  const { size, quality } = measureBrotli(packed);
  const ready: number[] = [];
  let search: Search = () => [];
  // Warms up, because the code is not compiled on the first run.
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    search = engine.open(packed);
    search('ready');
    ready.push(performance.now() - started);
  }
  const times: number[] = [];
  let [sum, five] = [0, 0];
  const begin = performance.now();
  for (const { query, page } of items) {
    if (performance.now() - begin > TIME_LIMIT_MS) break;
    const from = performance.now();
    const found = search(query);
    times.push(performance.now() - from);
    const pages = [...new Set(found.map((id) => corpus.sections[id]?.page))];
    const rank = pages.indexOf(page) + 1;
    sum += rank > 0 ? 1 / rank : 0;
    five += Number(rank > 0 && rank <= 5);
  }
  times.sort((a, b) => a - b);
  const at = (part: number) => (times[Math.floor(times.length * part)] ?? 0).toFixed(1);
  return {
    engine: engine.name,
    'KiB br': `${size.toFixed(1)}${quality < 11 ? ' (q5)' : ''}`,
    'ready ms': [...ready].sort((a, b) => a - b)[ROUNDS >> 1]?.toFixed(0) ?? '',
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    asked: String(times.length),
    MRR: (sum / times.length).toFixed(3),
    'first 5': (five / times.length).toFixed(3),
  };
}
