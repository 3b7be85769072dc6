import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { AddressRules } from '@/lib/browser/address';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { type CriticalStyles, collectUsed, writeCriticalStyles } from '@/lib/export/critical-files';
import { type FrameworkTags, readFrameworkTags, replaceFrameworkTags } from '@/lib/export/framework-tags';
import { writePageScript } from '@/lib/export/page-script';
import { listPages, readPageFile, rewritePage } from '@/lib/export/pages';
import { writeSplitPayloads } from '@/lib/export/split-payloads';
import { withBasePath } from '@/lib/routes/paths';

/** A page with the framework. Texts of pages stay on disk, because those of a large site do not fit into memory. */
interface FrameworkPage {
  readonly file: string;
  /** The framework's own build id. */
  readonly frameworkId: string;
  /** Key of the page's entry. */
  readonly entry: string;
  /** Keys of the critical style sheets. */
  readonly critical: readonly string[];
}

/**
 * Replaces the framework in all pages by a critical style sheet and the page script, which starts the framework later, from the payload
 * file, when a reader needs it. Pages become half as large, and a first visit does not download the framework before the page is shown.
 * Scripts and payloads get the id of the build, which tells tabs that were opened before a deploy.
 */
export async function startProgressively(outDir: string, buildId: string, rules: AddressRules): Promise<void> {
  const { base: basePath } = rules;
  const critical: CriticalStyles = { outDir, basePath, groups: new Map() };
  const pages = listPages(outDir).flatMap((file) => readPage(outDir, file, critical) ?? []);
  const frameworkIds = new Set(pages.map(({ frameworkId }) => frameworkId));
  if (frameworkIds.size !== 1) throw new Error(`The framework has rendered the pages in ${frameworkIds.size} builds instead of one.`);
  const keys = [...new Set(pages.map(({ entry }) => entry))];
  const entries = keys.map((key): FrameworkEntry => JSON.parse(key));
  const script = await writePageScript(entries, { outDir, rules, buildId });
  const styles = writeCriticalStyles(critical);
  writeSplitPayloads(
    { outDir, basePath, buildId },
    pages.map(({ file }) => toPayloadFile(file)),
  );
  for (const { file, entry, critical: sheets } of pages) {
    const payload = encodeURI(withBasePath(`/${toPayloadFile(file)}`, basePath));
    const links = sheets.map((key) => `<link rel="stylesheet" href="${styles.get(key)}" data-critical>`);
    const element = `<script src="${script}" defer data-entry="${keys.indexOf(entry)}" data-payload="${payload}"></script>`;
    rewritePage(outDir, file, (html) => replaceFrameworkTags(html, links.join('') + element));
  }
}

/** Reads how a page starts the framework, and notes what it needs of its style sheets. Returns undefined for pages without the framework. */
function readPage(outDir: string, file: string, styles: CriticalStyles): FrameworkPage | undefined {
  return readPageFile(outDir, file, (html) => {
    const tags = readFrameworkTags(html);
    if (!tags) return undefined;
    const payloadFile = path.join(outDir, toPayloadFile(file));
    if (!existsSync(payloadFile) || readFileSync(payloadFile, 'utf8') !== tags.payload) {
      throw new Error(`has another payload than ${toPayloadFile(file)}`);
    }
    const critical = tags.styles.map((url) => collectUsed(styles, url, tags.elements));
    return { file, frameworkId: tags.buildId, entry: JSON.stringify(readEntry(tags)), critical };
  });
}

function readEntry({ scripts, styles, record }: FrameworkTags): FrameworkEntry {
  return { scripts, styles, record };
}

function toPayloadFile(page: string): string {
  return page.replace(/\.html$/, '.txt');
}
