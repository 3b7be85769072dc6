import path from 'node:path';
import config from '@site-config';
import { parseSiteConfig } from '@/lib/site/config-schema';
import { revision } from '@/lib/source/content-revision';
import { loadSite } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

interface Store {
  rslibDocsSite?: { readonly revision: number; readonly site: Promise<Site> };
}

/**
 * The bundler includes this module in both pages and route handlers, which run in one process. In a build they share the site; in
 * development each has its own, so that edits to this code take effect.
 */
const store: Store = process.env.NODE_ENV === 'production' ? (globalThis as Store) : {};

/**
 * Returns the site of this process, loading it on the first call. In development a watcher rewrites the revision module whenever content
 * changes, so the next call loads the site again. Throws like `loadSite`; other errors do not prevent a preview.
 */
export async function getSite(): Promise<Site> {
  if (store.rslibDocsSite?.revision !== revision) {
    const docsDir = path.resolve(process.env.DOCS_DIR ?? '.');
    const checked = parseSiteConfig(config, process.env.SITE_CONFIG_FILE ?? 'lib/site/config.ts');
    store.rslibDocsSite = { revision, site: loadSite(docsDir, checked, process.env.NEXT_PUBLIC_BASE_PATH ?? '') };
  }
  return store.rslibDocsSite.site;
}
