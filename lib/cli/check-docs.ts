import { checkAccepted } from '@/lib/checks/check-accepted';
import { checkContent } from '@/lib/checks/check-content';
import type { SiteConfig } from '@/lib/site/types';
import { loadContent } from '@/lib/source/load-content';

/** Loads and checks a content folder. The site is usable only if there are no diagnostics; warnings do not stop a build. */
export async function checkDocs(docsDir: string, config: SiteConfig, basePath = '') {
  const content = await loadContent(docsDir, config, basePath);
  return { content, diagnostics: checkContent(content), warnings: checkAccepted(content) };
}
