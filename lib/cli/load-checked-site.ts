import path from 'node:path';
import { checkDocs } from '@/lib/cli/check-docs';
import type { Settings } from '@/lib/node/settings.mjs';
import { throwDiagnostics } from '@/lib/site/diagnostics';
import type { SiteConfig } from '@/lib/site/types';
import { describeMissingHistory } from '@/lib/source/last-updated';
import type { Site } from '@/lib/source/site';

/** Loads and checks the content for a build. Throws a `ContentError` with all errors; a missing git history is only a warning. */
export async function loadCheckedSite({ docsDir, basePath }: Pick<Settings, 'docsDir' | 'basePath'>, config: SiteConfig): Promise<Site> {
  const { content, diagnostics } = await checkDocs(docsDir, config, basePath);
  throwDiagnostics(diagnostics);
  const missing = config.theme.lastUpdated ? describeMissingHistory(path.join(docsDir, 'content')) : undefined;
  if (missing) console.warn(`\nWarning: ${missing}`);
  return content.site;
}
