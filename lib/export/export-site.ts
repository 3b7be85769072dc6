import path from 'node:path';
import { checkPages } from '@/lib/export/check-html';
import { copyExtraPublic } from '@/lib/export/extra-public';
import { type HostedSite, writeHostFiles } from '@/lib/export/host-files';
import { listIndexPaths } from '@/lib/export/index-pages';
import { listPages } from '@/lib/export/pages';
import { addPolicies } from '@/lib/export/policy';
import { listPolicySources } from '@/lib/export/policy-sources';
import { writeRedirectPages } from '@/lib/export/redirect-pages';
import { relocateFiles } from '@/lib/export/relocate';
import { relocateMarkdown } from '@/lib/export/relocate-markdown';
import { writeImages } from '@/lib/export/write-images';
import { buildPathRules } from '@/lib/routes/path-rules';
import type { SiteConfig } from '@/lib/site/types';
import { loadSite } from '@/lib/source/load-site';
import { readRedirects } from '@/lib/source/site-files';

/** An export of the framework on its way to the finished site. */
export interface ExportedSite {
  /** The folder of the export, which becomes the site. */
  readonly outDir: string;
  readonly docsDir: string;
  /** The repository's own `public`, which the export already holds. */
  readonly publicDir: string;
  readonly basePath: string;
  readonly config: SiteConfig;
}

export interface ExportStep {
  readonly name: string;
  readonly run: (site: ExportedSite) => void | Promise<void>;
}

/**
 * All steps after `next build`, in an order that matters:
 * - Files are relocated first, because all later steps work on public paths.
 * - The extra public directory comes when all pages are at their places, so that a file that would replace one is noticed, and before
 *   what it may contribute to: `_redirects`, `_headers`, icons, the logo in social images.
 * - Checks read what readers will get, redirect pages included.
 * - The policy is last: it holds hashes of scripts, so no later step may change a page.
 */
export const EXPORT_STEPS: readonly ExportStep[] = [
  {
    name: 'relocate the default language',
    run: ({ outDir, docsDir, config }) => relocateFiles(outDir, buildPathRules(config), findIndexPaths(docsDir, config)),
  },
  { name: 'Markdown versions', run: ({ outDir }) => relocateMarkdown(outDir) },
  {
    name: 'extra public directory',
    run: ({ outDir, docsDir, publicDir }) => copyExtraPublic(path.join(docsDir, 'public'), publicDir, outDir),
  },
  { name: 'host files', run: (site) => writeHostFiles(describeToHosts(site), findIndexPaths(site.docsDir, site.config)) },
  { name: 'redirect pages', run: (site) => writeRedirectPages(describeToHosts(site)) },
  { name: 'icons and social images', run: async ({ outDir, docsDir, config }) => writeImages(outDir, await loadSite(docsDir, config)) },
  { name: 'checks', run: ({ outDir }) => checkPages(outDir) },
  { name: 'policy', run: ({ outDir, config }) => addPolicies(outDir, listPolicySources(config)) },
];

/** Turns an export into the finished site. Returns the number of pages; throws if a step fails. */
export async function finishExport(site: ExportedSite): Promise<number> {
  await runSteps(EXPORT_STEPS, site);
  return listPages(site.outDir).length;
}

/** Runs steps one after the other. Throws with the name of the one that failed, and its error as the cause. */
export async function runSteps(steps: readonly ExportStep[], site: ExportedSite): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run(site);
    } catch (error) {
      throw new Error(`Export step "${name}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

function findIndexPaths(docsDir: string, config: SiteConfig): Set<string> {
  return listIndexPaths(path.join(docsDir, 'content'), buildPathRules(config));
}

function describeToHosts({ outDir, docsDir, basePath, config }: ExportedSite): HostedSite {
  return { outDir, basePath, rules: buildPathRules(config), redirects: readRedirects(docsDir).data };
}
