import path from 'node:path';
import config from '@site-config';
import { stamp } from '@/lib/content/content-stamp';
import { loadSite } from '@/lib/content/load-site';
import type { Site } from '@/lib/content/types';
import type { SiteConfig } from '@/lib/site/types';

let loaded: { readonly stamp: number; readonly site: Promise<Site> } | undefined;

/**
 * The site of this build, read once. In development the watcher rewrites the stamp module on every change of the content, which
 * makes the next call read again.
 */
export function getSite(): Promise<Site> {
  if (loaded?.stamp !== stamp) loaded = { stamp, site: loadSite(path.resolve(process.env.DOCS_DIR ?? '.'), config as SiteConfig) };
  return loaded.site;
}
