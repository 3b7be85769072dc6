import path from 'node:path';
import config from '@site-config';
import { parseSiteConfig } from '@/lib/site/config-schema';
import { throwDiagnostics } from '@/lib/site/diagnostics';
import { diagnostics, revision } from '@/lib/source/content-revision';
import { loadSite } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

let loaded: { readonly revision: number; readonly site: Promise<Site> } | undefined;

/**
 * The site of this process, loaded once. In development a watcher rewrites the revision module whenever content changes, so the
 * next call loads the site again. Diagnostics in that module throw a `ContentError`, which the browser shows.
 */
export async function getSite(): Promise<Site> {
  throwDiagnostics(diagnostics);
  if (loaded?.revision !== revision) {
    const docsDir = path.resolve(process.env.DOCS_DIR ?? '.');
    const checked = parseSiteConfig(config, process.env.SITE_CONFIG_FILE ?? 'lib/site/config.ts');
    loaded = { revision, site: loadSite(docsDir, checked, process.env.NEXT_PUBLIC_BASE_PATH ?? '') };
  }
  return loaded.site;
}
