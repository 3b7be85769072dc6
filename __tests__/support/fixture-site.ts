import path from 'node:path';
import { buildPageView } from '@/lib/page-view/build-page-view';
import { loadSite } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';
import fixtureConfig from '../fixtures/site/site.config';

/** The test site: two versions, two languages, every component; optionally with the base path `/docs`. */
export function loadFixture(basePath = ''): Promise<Site> {
  return loadSite(path.resolve('__tests__/fixtures/site'), fixtureConfig, basePath);
}

/** Returns a site that differs from another one only in these properties and methods. */
export function changeSite(site: Site, changes: Partial<Site>): Site {
  return Object.assign(Object.create(site), changes);
}

/** Returns a page of a site by its public path, and its view. */
export function findEntry(site: Site, publicPath: string) {
  const page = site.findPageByPath(publicPath);
  if (!page) throw new Error(`No page ${publicPath}`);
  return { page, view: buildPageView(page, site) };
}
