import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FrameworkEntry } from '@/lib/browser/start/framework';
import { extractFrameworkTags, type FrameworkTags } from '@/lib/export/framework-tags';
import { writePageScript } from '@/lib/export/page-script';
import { listPages, rewritePage } from '@/lib/export/pages';
import { withBasePath } from '@/lib/routes/paths';

/**
 * Replaces the framework in all pages by the page script, which starts it from the payload file when a reader needs it. Pages become
 * half as large, and a first visit does not download the framework before the page is shown.
 */
export async function startProgressively(outDir: string, basePath: string): Promise<void> {
  const pages = listPages(outDir).flatMap((page) => readTags(outDir, page) ?? []);
  const buildIds = new Set(pages.map(({ tags }) => tags.buildId));
  const [buildId] = buildIds;
  if (!buildId || buildIds.size > 1) throw new Error(`The pages belong to ${buildIds.size} builds instead of one.`);
  const entries = new Map(
    pages.map(({ tags: { scripts, record } }): [string, FrameworkEntry] => [JSON.stringify({ scripts, record }), { scripts, record }]),
  );
  const keys = [...entries.keys()];
  const script = withBasePath(await writePageScript(outDir, [...entries.values()], buildId), basePath);
  for (const { page, tags } of pages) {
    const entry = keys.indexOf(JSON.stringify({ scripts: tags.scripts, record: tags.record }));
    const payload = withBasePath(`/${toPayloadFile(page)}`, basePath);
    const element = `<script src="${script}" defer data-entry="${entry}" data-payload="${encodeURI(payload)}"></script>`;
    rewritePage(outDir, page, () => tags.html.slice(0, tags.position) + element + tags.html.slice(tags.position));
  }
}

function readTags(outDir: string, page: string): { page: string; tags: FrameworkTags } | undefined {
  try {
    const tags = extractFrameworkTags(readFileSync(path.join(outDir, page), 'utf8'));
    if (!tags) return undefined;
    const file = path.join(outDir, toPayloadFile(page));
    if (!existsSync(file) || readFileSync(file, 'utf8') !== tags.payload) {
      throw new Error(`has another payload than ${toPayloadFile(page)}`);
    }
    return { page, tags };
  } catch (error) {
    throw new Error(`${page} ${error instanceof Error ? error.message : String(error)}`);
  }
}

function toPayloadFile(page: string): string {
  return page.replace(/\.html$/, '.txt');
}
