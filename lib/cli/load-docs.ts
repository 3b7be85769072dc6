import path from 'node:path';
import { checkAccepted } from '@/lib/checks/check-accepted';
import { checkContent } from '@/lib/checks/check-content';
import { checkPosts } from '@/lib/checks/check-posts';
import type { Settings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { throwDiagnostics } from '@/lib/site/diagnostics';
import type { SiteConfig } from '@/lib/site/types';
import { describeMissingHistory } from '@/lib/source/last-updated';
import { type Content, loadContent } from '@/lib/source/load-content';
import type { Site } from '@/lib/source/site';

/** Loads and checks a content folder. The site is usable only if there are no diagnostics; warnings do not stop a build. */
export async function checkDocs(docsDir: string, config: SiteConfig, basePath = '') {
  const content = await loadContent(docsDir, config, basePath);
  return { content, diagnostics: checkContent(content), warnings: [...checkAccepted(content), ...checkPosts(content)] };
}

/** Loads and checks the content for a build. Throws one error with all mistakes; a missing git history is only a warning. */
export async function loadCheckedSite({ docsDir, basePath }: Pick<Settings, 'docsDir' | 'basePath'>, config: SiteConfig): Promise<Site> {
  const { content, diagnostics } = await checkDocs(docsDir, config, basePath);
  throwDiagnostics(diagnostics);
  const missing = config.theme.lastUpdated ? describeMissingHistory(path.join(docsDir, 'content')) : undefined;
  if (missing) console.warn(`\nWarning: ${missing}`);
  return content.site;
}

/** Makes this process compile pages for the runtime of a build, which then finds them in the cache. */
export function compileForBuild(): void {
  Object.assign(process.env, { NODE_ENV: 'production' });
}

/** Loads the content that a command works on. Throws like `loadSite`. */
export async function loadParsedContent(settings: Settings): Promise<Content> {
  compileForBuild();
  const content = await loadContent(settings.docsDir, await loadSiteConfig(settings), settings.basePath);
  throwDiagnostics(content.diagnostics);
  return content;
}
