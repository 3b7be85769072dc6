import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDocumented } from '@/lib/checks/check-documented';
import { checkFollowed } from '@/lib/checks/check-followed';
import { checkLinks } from '@/lib/checks/check-links';
import { checkPublishedUrls } from '@/lib/checks/check-published-urls';
import { checkStructure } from '@/lib/checks/check-structure';
import { checkTranslations } from '@/lib/checks/check-translations';
import { checkVerified } from '@/lib/checks/check-verified';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { type Content, getDisplayPath } from '@/lib/source/load-content';

/** Returns parse errors and the results of all checks. Programs call it once; rendering does not, because every worker would repeat it. */
export function checkContent(content: Content): Diagnostic[] {
  const { site, pages, root, publicDirs, diagnostics, publishedUrls, redirects } = content;
  const display = (file: string) => getDisplayPath(content, file);
  const hasFile = (url: string) => publicDirs.some((dir) => existsSync(path.join(dir, decodeURI(url))));
  // Other checks skip files that could not be parsed, to avoid misleading follow-up diagnostics.
  const invalidFiles = new Set(diagnostics.map(({ file }) => file));
  return [
    ...diagnostics,
    ...checkStructure(content, display, invalidFiles),
    ...checkTranslations(site, display, invalidFiles),
    ...checkPublishedUrls(site, publishedUrls, redirects),
    ...checkLinks(site, display, hasFile),
    ...checkVerified(pages, root, display),
    ...checkFollowed(pages, root, display),
    ...checkDocumented(pages, root, display),
  ];
}
