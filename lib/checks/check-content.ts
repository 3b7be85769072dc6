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

/** Every mistake in the content: what could not be parsed, and what the parsed pages contradict. Programs call it; rendering does not. */
export function checkContent(content: Content): Diagnostic[] {
  const { site, pages, root, publicDirs, diagnostics, publishedUrls, redirects } = content;
  const display = (file: string) => getDisplayPath(content, file);
  const hasFile = (url: string) => publicDirs.some((dir) => existsSync(path.join(dir, decodeURI(url))));
  // Files that could not be parsed would give misleading follow-up messages.
  const faulty = new Set(diagnostics.map(({ file }) => file));
  return [
    ...diagnostics,
    ...checkStructure(content, display, faulty),
    ...checkTranslations(site, display, faulty),
    ...checkPublishedUrls(site, publishedUrls, redirects),
    ...checkLinks(site, display, hasFile),
    ...checkVerified(pages, root, display),
    ...checkFollowed(pages, root, display),
    ...checkDocumented(pages, root, display),
  ];
}
