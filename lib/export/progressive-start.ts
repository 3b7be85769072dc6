import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressRules } from '@/lib/browser/address';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { addNames, collectNames, createNames, findStyleGroup, type PageNames, reduceStyles } from '@/lib/export/critical-styles';
import { extractFrameworkTags, type FrameworkTags } from '@/lib/export/framework-tags';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { writePageScript } from '@/lib/export/page-script';
import { listPages } from '@/lib/export/pages';
import { writeSplitPayloads } from '@/lib/export/split-payloads';
import { withBasePath } from '@/lib/routes/paths';

/** A page with the framework. */
interface FrameworkPage {
  readonly file: string;
  /** Without its elements, which would take most of the memory of a large site. */
  readonly tags: Omit<FrameworkTags, 'elements'>;
  /** Key of the page's entry. */
  readonly entry: string;
  readonly styleGroup: string;
  readonly names: PageNames;
}

/**
 * Replaces the framework in all pages by a critical style sheet and the page script, which starts the framework from the payload file
 * when a reader needs it. Pages become half as large, and a first visit does not download the framework before the page is shown.
 */
export async function startProgressively(outDir: string, rules: AddressRules): Promise<void> {
  const { base: basePath } = rules;
  const pages = listPages(outDir).flatMap((file) => readPage(outDir, file) ?? []);
  const buildIds = new Set(pages.map(({ tags }) => tags.buildId));
  const [buildId] = buildIds;
  if (!buildId || buildIds.size > 1) throw new Error(`The pages belong to ${buildIds.size} builds instead of one.`);
  const entries = new Map(pages.map(({ entry, tags }): [string, FrameworkEntry] => [entry, readEntry(tags)]));
  const keys = [...entries.keys()];
  const script = await writePageScript([...entries.values()], { outDir, rules, buildId });
  const findStyles = writeCriticalStyles(outDir, basePath, pages);
  writeSplitPayloads(
    outDir,
    basePath,
    pages.map(({ file, tags }) => ({ file: toPayloadFile(file), payload: tags.payload })),
  );
  for (const page of pages) {
    const { html, position } = page.tags;
    const payload = encodeURI(withBasePath(`/${toPayloadFile(page.file)}`, basePath));
    const links = findStyles(page).map((href) => `<link rel="stylesheet" href="${href}" data-critical>`);
    const element = `<script src="${script}" defer data-entry="${keys.indexOf(page.entry)}" data-payload="${payload}"></script>`;
    writeFileSync(path.join(outDir, page.file), html.slice(0, position) + links.join('') + element + html.slice(position));
  }
}

function readPage(outDir: string, file: string): FrameworkPage | undefined {
  try {
    const found = extractFrameworkTags(readFileSync(path.join(outDir, file), 'utf8'));
    if (!found) return undefined;
    const { elements, ...tags } = found;
    const payload = path.join(outDir, toPayloadFile(file));
    if (!existsSync(payload) || readFileSync(payload, 'utf8') !== tags.payload) {
      throw new Error(`has another payload than ${toPayloadFile(file)}`);
    }
    const names = createNames();
    for (const element of elements) collectNames(element, names);
    return { file, tags, entry: JSON.stringify(readEntry(tags)), styleGroup: findStyleGroup(elements), names };
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readEntry({ scripts, styles, record }: FrameworkPage['tags']): FrameworkEntry {
  return { scripts, styles, record };
}

/** Writes a critical style sheet for each group of pages. Returns a function that lists the URLs of the style sheets of a page. */
function writeCriticalStyles(
  outDir: string,
  basePath: string,
  pages: readonly FrameworkPage[],
): (page: FrameworkPage) => readonly string[] {
  const groups = new Map<string, PageNames>();
  const toKey = (url: string, { styleGroup }: FrameworkPage) => `${url} ${styleGroup}`;
  for (const page of pages) {
    for (const url of page.tags.styles) {
      const key = toKey(url, page);
      const names = groups.get(key) ?? createNames();
      addNames(page.names, names);
      groups.set(key, names);
    }
  }
  const urls = new Map<string, string>();
  for (const [key, names] of groups) {
    const [source = ''] = key.split(' ');
    const css = reduceStyles(readFileSync(path.join(outDir, source.slice(basePath.length)), 'utf8'), names);
    urls.set(key, withBasePath(writeHashedFile(outDir, 'critical', 'css', css), basePath));
  }
  return (page) => page.tags.styles.flatMap((url) => urls.get(toKey(url, page)) ?? []);
}

function toPayloadFile(page: string): string {
  return page.replace(/\.html$/, '.txt');
}
