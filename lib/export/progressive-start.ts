import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressRules } from '@/lib/browser/address';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { collectNames, createNames, findStyleGroup, type PageNames, reduceStyles } from '@/lib/export/critical-styles';
import { extractFrameworkTags, type FrameworkTags } from '@/lib/export/framework-tags';
import { writeHashedFile } from '@/lib/export/hashed-file';
import { writePageScript } from '@/lib/export/page-script';
import { listPages, rewritePage } from '@/lib/export/pages';
import { writeSplitPayloads } from '@/lib/export/split-payloads';
import { withBasePath } from '@/lib/routes/paths';

/** A page with the framework. Texts of pages stay on disk, because those of a large site do not fit into memory. */
interface FrameworkPage {
  readonly file: string;
  /** Where the framework was in the page, from which it has been removed. */
  readonly position: number;
  readonly buildId: string;
  /** Key of the page's entry. */
  readonly entry: string;
  /** Keys of the groups of pages that share a critical style sheet, by the URLs of the complete ones. */
  readonly styleGroups: ReadonlyMap<string, string>;
}

/** The names of pages by the key of their group. */
type GroupNames = Map<string, PageNames>;

/**
 * Replaces the framework in all pages by a critical style sheet and the page script, which starts the framework later, from the payload
 * file, when a reader needs it. Pages become half as large, and a first visit does not download the framework before the page is shown.
 */
export async function startProgressively(outDir: string, rules: AddressRules): Promise<void> {
  const { base: basePath } = rules;
  const groups: GroupNames = new Map();
  const pages = listPages(outDir).flatMap((file) => removeFramework(outDir, file, groups) ?? []);
  const buildIds = new Set(pages.map(({ buildId }) => buildId));
  const [buildId] = buildIds;
  if (!buildId || buildIds.size > 1) throw new Error(`The pages belong to ${buildIds.size} builds instead of one.`);
  const keys = [...new Set(pages.map(({ entry }) => entry))];
  const entries = keys.map((key): FrameworkEntry => JSON.parse(key));
  const script = await writePageScript(entries, { outDir, rules, buildId });
  const styles = writeCriticalStyles(outDir, basePath, groups);
  writeSplitPayloads(
    outDir,
    basePath,
    pages.map(({ file }) => toPayloadFile(file)),
  );
  for (const { file, position, entry, styleGroups } of pages) {
    const payload = encodeURI(withBasePath(`/${toPayloadFile(file)}`, basePath));
    const links = [...styleGroups.values()].map((key) => `<link rel="stylesheet" href="${styles.get(key)}" data-critical>`);
    const element = `<script src="${script}" defer data-entry="${keys.indexOf(entry)}" data-payload="${payload}"></script>`;
    rewritePage(outDir, file, (html) => html.slice(0, position) + links.join('') + element + html.slice(position));
  }
}

/** Removes the framework from a page and adds the names of the page to those of its groups. Returns undefined for pages without it. */
function removeFramework(outDir: string, file: string, groups: GroupNames): FrameworkPage | undefined {
  let page: FrameworkPage | undefined;
  rewritePage(outDir, file, (source) => {
    const tags = extractFrameworkTags(source);
    if (!tags) return source;
    const { elements, payload, position, buildId, styles } = tags;
    const payloadFile = path.join(outDir, toPayloadFile(file));
    if (!existsSync(payloadFile) || readFileSync(payloadFile, 'utf8') !== payload) {
      throw new Error(`has another payload than ${toPayloadFile(file)}`);
    }
    const group = findStyleGroup(elements);
    const styleGroups = new Map(styles.map((url) => [url, `${url} ${group}`]));
    for (const key of styleGroups.values()) {
      const names = groups.get(key) ?? createNames();
      for (const element of elements) collectNames(element, names);
      groups.set(key, names);
    }
    page = { file, position, buildId, entry: JSON.stringify(readEntry(tags)), styleGroups };
    return tags.html;
  });
  return page;
}

function readEntry({ scripts, styles, record }: FrameworkTags): FrameworkEntry {
  return { scripts, styles, record };
}

/** Writes a critical style sheet for each group of pages. Returns their URLs by the keys of the groups. */
function writeCriticalStyles(outDir: string, basePath: string, groups: Readonly<GroupNames>): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  for (const [key, names] of groups) {
    const [source = ''] = key.split(' ');
    const css = reduceStyles(readFileSync(path.join(outDir, source.slice(basePath.length)), 'utf8'), names);
    urls.set(key, withBasePath(writeHashedFile(outDir, 'critical', 'css', css), basePath));
  }
  return urls;
}

function toPayloadFile(page: string): string {
  return page.replace(/\.html$/, '.txt');
}
