import path from 'node:path';
import config from '@site-config';
import type { SiteConfig } from '@/lib/site/types';
import { revision } from '@/lib/source/content-revision';
import { loadSite } from '@/lib/source/load-site';
import type { Site } from '@/lib/source/types';

let loaded: { readonly revision: number; readonly site: Promise<Site> } | undefined;

/**
 * The site of this build, read once. In development the watcher rewrites the revision module on every change of the content, which
 * makes the next call read again.
 */
export function getSite(): Promise<Site> {
  if (loaded?.revision !== revision) loaded = { revision, site: loadSite(path.resolve(process.env.DOCS_DIR ?? '.'), config as SiteConfig) };
  return loaded.site;
}
