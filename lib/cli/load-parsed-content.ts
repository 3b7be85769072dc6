import type { Settings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { throwDiagnostics } from '@/lib/site/diagnostics';
import { type Content, loadContent } from '@/lib/source/load-content';

/** Loads the content that a command works on, without a base path. Throws a `ContentError` if a file cannot be parsed. */
export async function loadParsedContent(settings: Settings): Promise<Content> {
  const content = await loadContent(settings.docsDir, await loadSiteConfig(settings));
  throwDiagnostics(content.diagnostics);
  return content;
}
