import { fork } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressRules } from '@/lib/browser/address';
import { reduceCompleteStyles, type StyleSheets, writeCriticalStyles } from '@/lib/export/critical-files';
import { replaceFrameworkTags } from '@/lib/export/framework-tags';
import type { FactsByHash, FactsOfPages, PageFacts } from '@/lib/export/page-facts';
import { writePageScript } from '@/lib/export/page-script';
import { listPages, readPageFile, rewritePage } from '@/lib/export/pages';
import { writeSplitPayloads } from '@/lib/export/split-payloads';
import { ROOT } from '@/lib/node/settings.mjs';
import { withBasePath } from '@/lib/routes/paths';
import { hashValue } from '@/lib/site/hash-value';

/** With at least this many new pages, a process that reads half of them saves more time than starting it takes. */
const MIN_PAGES_AHEAD = 500;

/**
 * Replaces the framework in all pages with a critical stylesheet and the page script, which starts it later, when a reader needs it.
 * Scripts and payloads get the id of the build, which identifies tabs that were opened before a deploy.
 */
export async function startProgressively(outDir: string, buildId: string, rules: AddressRules, facts: FactsOfPages): Promise<void> {
  const { base: basePath } = rules;
  const sheets: StyleSheets = { outDir, basePath, parsed: new Map() };
  const pages = await readPages(facts, sheets);
  const frameworkIds = new Set(pages.map((page) => page.facts.frameworkId));
  if (frameworkIds.size !== 1) throw new Error(`The framework has rendered the pages in ${frameworkIds.size} builds instead of one.`);
  const entries = new Map(pages.map((page) => [JSON.stringify(page.facts.entry), page.facts.entry]));
  const keys = [...entries.keys()];
  const script = await writePageScript([...entries.values()], outDir, rules, buildId);
  const usedStyles = pages.map((page) => page.facts.styles);
  const getStyles = writeCriticalStyles(sheets, usedStyles);
  reduceCompleteStyles(sheets, usedStyles);
  const payloads = pages.map(({ file }) => toPayloadFile(file));
  writeSplitPayloads(outDir, basePath, buildId, payloads);
  for (const page of pages) {
    const { entry, styles } = page.facts;
    const payload = encodeURI(withBasePath(`/${toPayloadFile(page.file)}`, basePath));
    const links = entry.styles.map((url) => `<link rel="stylesheet" href="${getStyles(styles, url)}" data-critical>`);
    const element = `<script src="${script}" defer data-entry="${keys.indexOf(JSON.stringify(entry))}" data-payload="${payload}"></script>`;
    rewritePage(outDir, page.file, (html) => replaceFrameworkTags(html, links.join('') + element));
  }
}

/**
 * Reads the facts about all pages, whose HTML stays on disk, because that of a large site does not fit into memory. If there are many pages,
 * another process reads the facts about one half, on a core that would be idle.
 */
async function readPages(facts: FactsOfPages, sheets: StyleSheets): Promise<{ readonly file: string; readonly facts: PageFacts }[]> {
  const files = listPages(sheets.outDir);
  const read = (file: string) => readPage(file, facts, sheets) ?? [];
  if (files.length - facts.count < MIN_PAGES_AHEAD) return files.flatMap(read);
  const half = Math.ceil(files.length / 2);
  const stop = new AbortController();
  try {
    const ahead = readAhead(sheets, half, stop.signal);
    const pages = files.slice(0, half).flatMap(read);
    facts.add(await ahead);
    return [...pages, ...files.slice(half).flatMap(read)];
  } finally {
    stop.abort();
  }
}

/** Reads the facts about a page; undefined if it does not contain the framework. */
function readPage(file: string, facts: FactsOfPages, sheets: StyleSheets) {
  return readPageFile(sheets.outDir, file, (html) => {
    const found = facts.read(file, html, sheets);
    if (!found) return undefined;
    const payload = path.join(sheets.outDir, toPayloadFile(file));
    if (!existsSync(payload) || hashValue(readFileSync(payload, 'utf8')) !== found.payload) {
      throw new Error(`has a different payload than ${toPayloadFile(file)}`);
    }
    return { file, facts: found };
  });
}

function toPayloadFile(page: string): string {
  return page.replace(/\.html$/, '.txt');
}

/** Reads the facts about pages from number `first` on, in another process. None if that fails: the export then reads them itself. */
export function readAhead({ outDir, basePath }: Pick<StyleSheets, 'outDir' | 'basePath'>, first: number, signal?: AbortSignal) {
  // As arguments, because a build that is busy sends no messages.
  const child = fork(path.join(ROOT, 'lib/export/facts-process.ts'), [outDir, basePath, String(first)], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    signal,
  });
  return new Promise<FactsByHash>((resolve) => {
    child.on('message', (facts) => resolve(facts as FactsByHash));
    child.on('error', () => resolve({}));
    child.on('close', () => resolve({}));
  });
}
