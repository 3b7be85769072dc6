import path from 'node:path';
import { listSearchFiles } from '@/lib/outputs/search-index';
import { createEngine, type Engine } from '@/lib/search/engine/engine';
import type { IndexFile } from '@/lib/search/index-file';
import config from '@/lib/site/config';
import { loadSite } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

/** Pages that are not in the cache are compiled first. */
export const LOAD_MS = 180_000;

/** The site of this repository, read once per test file. */
export function loadOwnSite(): Promise<Site> {
  return loadSite(path.resolve('.'), config);
}

/** The index file of a language as the site serves it. */
export function readIndexFile(site: Site, lang: string): IndexFile {
  const text = listSearchFiles(site).get(`${lang}.json`)?.();
  if (!text) throw new Error(`No index of ${lang}`);
  return JSON.parse(text) as IndexFile;
}

export function openEngine(site: Site, lang: string): Engine {
  return createEngine(readIndexFile(site, lang));
}
