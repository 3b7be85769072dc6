import { throwDiagnostics } from '@/lib/site/diagnostics';
import type { SiteConfig } from '@/lib/site/types';
import { loadContent } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

/** The site of a content folder. Throws `ContentError` where something cannot be parsed. */
export async function loadSite(docsDir: string, config: SiteConfig, basePath = ''): Promise<Site> {
  const { site, diagnostics } = await loadContent(docsDir, config, basePath);
  throwDiagnostics(diagnostics);
  return site;
}
