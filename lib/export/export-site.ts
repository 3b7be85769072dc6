import path from 'node:path';
import { checkPages } from '@/lib/export/check-html';
import { copyExtraPublic } from '@/lib/export/extra-public';
import { type HostedSite, writeHostFiles } from '@/lib/export/host-files';
import { listIndexPaths } from '@/lib/export/index-pages';
import { orderAllIcons } from '@/lib/export/order-icons';
import { listPages } from '@/lib/export/pages';
import { addPolicies } from '@/lib/export/policy';
import { listPolicySources } from '@/lib/export/policy-sources';
import { writeRedirectPages } from '@/lib/export/redirect-pages';
import { relocateFiles } from '@/lib/export/relocate';
import { relocateMarkdown } from '@/lib/export/relocate-markdown';
import { writeImages } from '@/lib/export/write-images';
import type { Site } from '@/lib/source/site';

/** An export of the framework on its way to the finished site. */
export interface ExportedSite {
  /** The folder of the export, which becomes the site. */
  readonly outDir: string;
  readonly docsDir: string;
  /** The repository's own `public`, which the export already holds. */
  readonly publicDir: string;
  readonly site: Site;
}

export interface ExportStep {
  readonly name: string;
  readonly run: (exported: ExportedSite) => void | Promise<void>;
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
    run: ({ outDir, site }) => relocateFiles(outDir, site.rules, listIndexPaths(site)),
  },
  { name: 'Markdown versions', run: ({ outDir }) => relocateMarkdown(outDir) },
  {
    name: 'extra public directory',
    run: ({ outDir, docsDir, publicDir }) => copyExtraPublic(path.join(docsDir, 'public'), publicDir, outDir),
  },
  { name: 'icon links', run: ({ outDir }) => orderAllIcons(outDir) },
  { name: 'host files', run: (exported) => writeHostFiles(describeToHosts(exported), listIndexPaths(exported.site)) },
  { name: 'redirect pages', run: (exported) => writeRedirectPages(describeToHosts(exported)) },
  { name: 'icons and social images', run: ({ outDir, site }) => writeImages(outDir, site) },
  { name: 'checks', run: ({ outDir }) => checkPages(outDir) },
  { name: 'policy', run: ({ outDir, site }) => addPolicies(outDir, listPolicySources(site.config)) },
];

/** Turns an export into the finished site. Returns the number of pages; throws if a step fails. */
export async function finishExport(exported: ExportedSite): Promise<number> {
  await runSteps(EXPORT_STEPS, exported);
  return listPages(exported.outDir).length;
}

/** Runs steps one after the other. Throws with the name of the one that failed, and its error as the cause. */
export async function runSteps(steps: readonly ExportStep[], exported: ExportedSite): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run(exported);
    } catch (error) {
      throw new Error(`Export step "${name}": ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  }
}

function describeToHosts({ outDir, site: { basePath, rules, redirects } }: ExportedSite): HostedSite {
  return { outDir, basePath, rules, redirects };
}
