import { checkContent } from '@/lib/checks/check-content';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { SiteConfig } from '@/lib/site/types';
import { loadContent } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

/** Loads a content folder and checks all of it; the site is usable only where there are no diagnostics. */
export async function checkDocs(docsDir: string, config: SiteConfig, basePath = ''): Promise<{ site: Site; diagnostics: Diagnostic[] }> {
  const content = await loadContent(docsDir, config, basePath);
  return { site: content.site, diagnostics: checkContent(content) };
}
