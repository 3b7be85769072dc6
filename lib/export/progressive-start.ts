import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressRules } from '@/lib/browser/address';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { collectNames, createNames, findStyleGroup, reduceStyles } from '@/lib/export/critical-styles';
import { extractFrameworkTags, type FrameworkTags } from '@/lib/export/framework-tags';
import { writePageScript } from '@/lib/export/page-script';
import { listPages, rewritePage } from '@/lib/export/pages';
import { writeSplitPayloads } from '@/lib/export/split-payloads';
import { withBasePath } from '@/lib/routes/paths';

/** A page with the framework. */
interface FrameworkPage {
  readonly file: string;
  readonly tags: FrameworkTags;
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
  const entries = new Map(pages.map(({ tags }): [string, FrameworkEntry] => [describeEntry(tags), readEntry(tags)]));
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
    const element = `<script src="${script}" defer data-entry="${keys.indexOf(describeEntry(page.tags))}" data-payload="${payload}"></script>`;
    rewritePage(outDir, page.file, () => html.slice(0, position) + links.join('') + element + html.slice(position));
  }
}

function readPage(outDir: string, file: string): FrameworkPage | undefined {
  try {
    const tags = extractFrameworkTags(readFileSync(path.join(outDir, file), 'utf8'));
    if (!tags) return undefined;
    const payload = path.join(outDir, toPayloadFile(file));
    if (!existsSync(payload) || readFileSync(payload, 'utf8') !== tags.payload) {
      throw new Error(`has another payload than ${toPayloadFile(file)}`);
    }
    return { file, tags };
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`);
  }
}

function readEntry({ scripts, styles, record }: FrameworkTags): FrameworkEntry {
  return { scripts, styles, record };
}

function describeEntry(tags: FrameworkTags): string {
  return JSON.stringify(readEntry(tags));
}

/** Writes a critical style sheet for each group of pages. Returns a function that lists the URLs of the style sheets of a page. */
function writeCriticalStyles(
  outDir: string,
  basePath: string,
  pages: readonly FrameworkPage[],
): (page: FrameworkPage) => readonly string[] {
  const groups = new Map<string, FrameworkPage[]>();
  const toGroup = ({ tags }: FrameworkPage, url: string) => `${url} ${findStyleGroup(tags.elements)}`;
  for (const page of pages) {
    for (const url of page.tags.styles) groups.set(toGroup(page, url), [...(groups.get(toGroup(page, url)) ?? []), page]);
  }
  const urls = new Map<string, string>();
  for (const [group, members] of groups) {
    const names = createNames();
    for (const { tags } of members) for (const element of tags.elements) collectNames(element, names);
    const [source = ''] = group.split(' ');
    const css = reduceStyles(readFileSync(path.join(outDir, source.slice(basePath.length)), 'utf8'), names);
    const url = `/_next/static/critical-${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;
    writeFileSync(path.join(outDir, url), css);
    urls.set(group, withBasePath(url, basePath));
  }
  return (page) => page.tags.styles.flatMap((url) => urls.get(toGroup(page, url)) ?? []);
}

function toPayloadFile(page: string): string {
  return page.replace(/\.html$/, '.txt');
}
