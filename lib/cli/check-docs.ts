import { checkContent } from '@/lib/checks/check-content';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { SiteConfig } from '@/lib/site/types';
import { loadContent } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

/** Loads and checks a content folder. The site is usable only if there are no diagnostics. */
export async function checkDocs(docsDir: string, config: SiteConfig, basePath = ''): Promise<{ site: Site; diagnostics: Diagnostic[] }> {
  const content = await loadContent(docsDir, config, basePath);
  return { site: content.site, diagnostics: checkContent(content) };
}
