import path from 'node:path';
import { buildEntry } from '@/app/list-entries';
import type { PageEntry } from '@/lib/outputs/entries';
import { loadSite } from '@/lib/source/load-site';
import type { Site } from '@/lib/source/types';
import fixtureConfig from '../../fixtures/site/site.config';

/** The test site: two versions, two languages, every component. */
export function loadFixture(): Promise<Site> {
  return loadSite(path.resolve('__tests__/fixtures/site'), fixtureConfig);
}

/** A page of a site by its public path. */
export function findEntry(site: Site, publicPath: string): PageEntry {
  const page = site.pages.find((each) => each.path === publicPath);
  if (!page) throw new Error(`No page ${publicPath}`);
  return buildEntry(site, page);
}
