import { nameScopeFile } from '@/lib/routes/paths';
import type { Site } from '@/lib/source/site';

/** Names of the files in `/explorer/`, one per home page. */
export function listExplorerFiles(site: Site): string[] {
  return listHomePages(site).map(nameScopeFile);
}

/** The HTML that the explorer of a home page does not have in the page, by slot; undefined if `name` is unknown. */
export function buildExplorerFile(site: Site, name: string): string | undefined {
  const page = listHomePages(site).find((each) => nameScopeFile(each) === name);
  return page && JSON.stringify(page.explorer?.rest?.html ?? {});
}

function listHomePages({ pages }: Site) {
  return pages.filter(({ key }) => key === '');
}
