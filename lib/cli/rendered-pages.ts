import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER, createJsonCache } from '@/lib/node/disk-cache';
import { writeFileWithFolders } from '@/lib/node/files';
import type { Settings } from '@/lib/node/settings.mjs';
import { getPageData } from '@/lib/outputs/page-data';
import { getShellView } from '@/lib/page-view/build-shell-view';
import { buildMarkdownPath } from '@/lib/routes/output-paths';
import { buildSlug } from '@/lib/routes/paths';
import { hashValue } from '@/lib/site/hash-value';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/** What the framework wrote for a page. */
interface RenderedPage {
  /** The id of the build, which HTML and payload contain. */
  readonly buildId: string;
  /** By path in the export. */
  readonly texts: Readonly<Record<string, string>>;
}

/** The pages of a site as the framework rendered them in its last build. */
export interface RenderedPages {
  /** Pages that would be rendered again in the same way. */
  readonly reused: readonly Page[];
  /** Writes the reused pages to an export of the framework. */
  readonly restore: (outDir: string, buildId: string) => void;
  /** Keeps the pages of an export for the next build, and nothing else. */
  readonly keep: (outDir: string, buildId: string) => void;
}

/**
 * Opens the rendered pages of a site. `code` is a hash of all inputs of the build but the content. The home pages are always rendered,
 * and so are pages without a content file.
 */
export function openRenderedPages({ name }: Pick<Settings, 'name'>, site: Site, code: string, folder = CACHE_FOLDER): RenderedPages {
  const cacheName = path.join('rendered', name || '_own');
  const cache = createJsonCache<RenderedPage>(cacheName, folder);
  const shells = new Map(site.config.locales.map(({ lang }) => [lang, hashValue(getShellView(site, lang))]));
  const keys = new Map(
    site.pages
      .filter((page) => buildSlug(page, site.rules).length > 0)
      .map((page) => [page, hashPage(page, site, [code, shells.get(page.lang)])]),
  );
  const dir = path.join(folder, cacheName);
  const kept = new Set(existsSync(dir) ? readdirSync(dir) : []);
  const reused = [...keys].flatMap(([page, key]) => (kept.has(key) ? [page] : []));
  return {
    reused,
    restore: (outDir, buildId) => {
      for (const page of reused) {
        const key = keys.get(page) ?? '';
        const rendered = cache.read(key);
        if (!rendered) {
          rmSync(path.join(dir, key), { force: true });
          throw new Error(`The cached files of ${page.path} are damaged and have been removed. Build again.`);
        }
        for (const [file, text] of Object.entries(rendered.texts))
          writeFileWithFolders(path.join(outDir, file), text.replaceAll(rendered.buildId, buildId));
      }
    },
    keep: (outDir, buildId) => {
      for (const [page, key] of keys) {
        const files = listPageFiles(page, site);
        if (kept.has(key) || !files.every((file) => existsSync(path.join(outDir, file)))) continue;
        const texts = Object.fromEntries(files.map((file) => [file, readFileSync(path.join(outDir, file), 'utf8')]));
        cache.write(key, { buildId, texts });
      }
      const current = new Set(keys.values());
      for (const key of kept) if (!current.has(key)) rmSync(path.join(dir, key));
    },
  };
}

/** Paths of the files that the framework writes for a page, relative to its export. */
function listPageFiles(page: Page, { rules }: Site): string[] {
  const stem = [page.lang, ...buildSlug(page, rules)].join('/');
  return [`${stem}.html`, `${stem}.txt`, `markdown${buildMarkdownPath(page.path)}`];
}

/** A hash of what the files of a page depend on. The items of a large sidebar are those of the shell. */
function hashPage(page: Page, site: Site, common: readonly unknown[]): string {
  const { largeSidebar, ...data } = getPageData(site, page);
  return hashValue([common, data, largeSidebar?.around, page.tree]);
}
