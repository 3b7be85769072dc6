import { checkAccepted } from '@/lib/checks/check-accepted';
import { checkContent } from '@/lib/checks/check-content';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { SiteConfig } from '@/lib/site/types';
import { type Content, loadContent } from '@/lib/source/load-content';

interface CheckedDocs {
  readonly content: Content;
  readonly diagnostics: readonly Diagnostic[];
  /** Diagnostics that do not stop a build: translations that are not up to date. */
  readonly warnings: readonly Diagnostic[];
}

/** Loads and checks a content folder. The site is usable only if there are no diagnostics. */
export async function checkDocs(docsDir: string, config: SiteConfig, basePath = ''): Promise<CheckedDocs> {
  const content = await loadContent(docsDir, config, basePath);
  return { content, diagnostics: checkContent(content), warnings: checkAccepted(content) };
}
