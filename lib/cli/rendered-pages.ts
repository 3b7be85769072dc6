import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createDiskCache } from '@/lib/node/disk-cache';
import { writeFileWithFolders } from '@/lib/node/files';
import type { Settings } from '@/lib/node/settings.mjs';
import { getPageData } from '@/lib/outputs/page-data';
import { getShellView } from '@/lib/page-view/build-shell-view';
import { buildSlug } from '@/lib/routes/paths';
import { hashValue } from '@/lib/site/hash-value';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/**
 * Opens the pages of a site as the framework rendered them in its last build. `code` is a hash of all inputs of the build except the content.
 * Home pages and pages without a content file are always rendered.
 */
export function openRenderedPages({ cacheName }: Pick<Settings, 'cacheName'>, site: Site, code: string, folder?: string) {
  const cache = createDiskCache(path.join('rendered', cacheName), folder);
  const kept = new Set(cache.list());
  const shells = new Map(site.rules.langs.map((lang) => [lang, hashValue(getShellView(site, lang))]));
  const pages = site.pages
    .filter((page) => buildSlug(page, site.rules).length > 0)
    .map((page) => ({ page, files: listPageFiles(page, site, hashPage(page, site, [code, shells.get(page.lang)])) }));
  const reusable = pages.filter(({ files }) => files.every(({ key }) => kept.has(key)));
  return {
    /** Pages whose files would be the same if they were rendered again. */
    reused: reusable.map(({ page }) => page),
    /** Writes the reused pages to an export of the framework. */
    restore: (outDir: string) => {
      for (const { page, files } of reusable) {
        for (const { file, key } of files) {
          const data = cache.read(key);
          if (!data) {
            cache.remove(key);
            throw new Error(`The cached files of ${page.path} are damaged and have been removed. Build again.`);
          }
          writeFileWithFolders(path.join(outDir, file), data);
        }
      }
    },
    /** Keeps only the pages of an export for the next build. */
    keep: (outDir: string) => {
      const toFile = (file: string) => path.join(outDir, file);
      for (const { files } of pages) {
        if (files.every(({ key }) => kept.has(key)) || !files.every(({ file }) => existsSync(toFile(file)))) continue;
        for (const { file, key } of files) cache.write(key, readFileSync(toFile(file)));
      }
      const current = new Set(pages.flatMap(({ files }) => files.map(({ key }) => key)));
      for (const key of kept) if (!current.has(key)) cache.remove(key);
    },
  };
}

/** Lists the files that the framework writes for a page with this hash, by path in its export, with their keys. */
function listPageFiles(page: Page, { rules }: Site, hash: string): { readonly file: string; readonly key: string }[] {
  const stem = [page.lang, ...buildSlug(page, rules)].join('/');
  return ['.html', '.txt'].map((extension) => ({ file: stem + extension, key: hash + extension }));
}

/** Hashes what the files of a page depend on. The items of a large sidebar are those of the shell. */
function hashPage(page: Page, site: Site, common: readonly unknown[]): string {
  const { largeSidebar, ...data } = getPageData(site, page);
  return hashValue([common, data, largeSidebar?.around]);
}
