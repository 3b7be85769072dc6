import path from 'node:path';
import type { PageEntry } from '@/lib/outputs/entries';
import { buildPageView } from '@/lib/page-view/build-page-view';
import { loadSite } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';
import fixtureConfig from '../fixtures/site/site.config';

/** The test site: two versions, two languages, every component; optionally with the base path `/docs`. */
export function loadFixture(basePath = ''): Promise<Site> {
  return loadSite(path.resolve('__tests__/fixtures/site'), fixtureConfig, basePath);
}

/** Returns a page of a site by its public path. */
export function findEntry(site: Site, publicPath: string): PageEntry {
  const page = site.findPageByPath(publicPath);
  if (!page) throw new Error(`No page ${publicPath}`);
  return { page, view: buildPageView(page, site) };
}
