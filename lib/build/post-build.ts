import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPageFaults } from '@/lib/build/check-pages';
import { addPolicy, type PolicySources } from '@/lib/build/csp';
import { listFiles } from '@/lib/build/files';
import { hoistFiles } from '@/lib/build/hoist';
import { addToHead, writeHostFiles } from '@/lib/build/host-files';
import { listIndexPaths } from '@/lib/build/index-pages';
import { liftMarkdown } from '@/lib/build/lift-markdown';
import { orderIcons } from '@/lib/build/order-icons';
import { copyOverlay } from '@/lib/build/overlay';
import { REDIRECT_SCRIPT } from '@/lib/build/redirects';
import { readRedirects } from '@/lib/content/site-files';
import type { PathRules } from '@/lib/routes/paths';

/** What turns the export of the framework into the site. */
export interface ExportedSite {
  readonly outDir: string;
  readonly docsDir: string;
  /** The repository's own `public`, which the export already holds. */
  readonly publicDir: string;
  readonly basePath: string;
  readonly rules: PathRules;
  readonly sources: PolicySources;
}

/** All steps after `next build`, in their order; the policy comes last because it holds hashes. Returns the number of pages. */
export function finishExport({ outDir, docsDir, publicDir, basePath, rules, sources }: ExportedSite): number {
  const indexPaths = listIndexPaths(path.join(docsDir, 'content'), rules);
  hoistFiles(outDir, rules, indexPaths);
  liftMarkdown(outDir);
  const overlayDir = path.join(docsDir, 'public');
  if (overlayDir !== publicDir) copyOverlay(overlayDir, publicDir, outDir);
  writeHostFiles({ outDir, basePath, rules, redirects: readRedirects(docsDir).data, indexPaths });
  const pages = listFiles(outDir).filter((file) => file.endsWith('.html'));
  if (!existsSync(path.join(outDir, '404.html'))) throw new Error('The build made no page for missing addresses (404.html).');
  checkPages(outDir, pages);
  for (const page of pages) rewritePage(path.join(outDir, page), basePath, sources);
  return pages.length;
}

function checkPages(outDir: string, pages: readonly string[]): void {
  const faults = pages.flatMap((page) =>
    findPageFaults(readFileSync(path.join(outDir, page), 'utf8')).map((fault) => `  ${page} ${fault}`),
  );
  if (faults.length > 0) throw new Error(`${faults.length} faults in the built pages:\n${faults.join('\n')}`);
}

function rewritePage(file: string, basePath: string, sources: PolicySources): void {
  const html = orderIcons(readFileSync(file, 'utf8'));
  const full = path.basename(file) === '404.html' ? addRedirectScript(html, basePath) : html;
  try {
    writeFileSync(file, addPolicy(full, sources));
  } catch (error) {
    throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Runs before anything else of a 404 page, so that a redirect shows none of it. */
function addRedirectScript(html: string, basePath: string): string {
  return addToHead(html, `<script src="${basePath}/${REDIRECT_SCRIPT}"></script>`);
}
