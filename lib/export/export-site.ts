import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findPageFaults } from '@/lib/export/check-html';
import { copyExtraPublic } from '@/lib/export/extra-public';
import { addToHead, writeHostFiles } from '@/lib/export/host-files';
import { listIndexPaths } from '@/lib/export/index-pages';
import { addPolicy, type PolicySources } from '@/lib/export/policy';
import { REDIRECT_SCRIPT } from '@/lib/export/redirects';
import { relocateFiles } from '@/lib/export/relocate';
import { relocateMarkdown } from '@/lib/export/relocate-markdown';
import { listFiles } from '@/lib/node/files';
import type { PathRules } from '@/lib/routes/paths';
import { readRedirects } from '@/lib/source/site-files';

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
  relocateFiles(outDir, rules, indexPaths);
  relocateMarkdown(outDir);
  const extraPublicDir = path.join(docsDir, 'public');
  if (extraPublicDir !== publicDir) copyExtraPublic(extraPublicDir, publicDir, outDir);
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
  const html = readFileSync(file, 'utf8');
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
