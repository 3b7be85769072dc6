import path from 'node:path';
import config from '@/lib/site/config';
import { loadSite } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

/** Pages that are not in the cache are compiled first. */
export const LOAD_MS = 180_000;

/** The site of this repository, read once per test file. */
export function loadOwnSite(): Promise<Site> {
  return loadSite(path.resolve('.'), config);
}
