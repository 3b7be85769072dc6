import { cpSync, existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { listPageErrors } from '@/lib/export/check-html';
import { writeHostFiles } from '@/lib/export/host-files';
import { listElements, parseHtml } from '@/lib/export/html';
import { orderHead } from '@/lib/export/order-head';
import type { FactsOfPages } from '@/lib/export/page-facts';
import { describeTakenFile, listPages, rewritePage } from '@/lib/export/pages';
import { addPolicy, buildPolicy, checkInlineScripts, listPolicySources } from '@/lib/export/policy';
import { startProgressively } from '@/lib/export/progressive-start';
import { writeRedirectPages } from '@/lib/export/redirect-pages';
import { listIndexPaths, relocateFiles } from '@/lib/export/relocate';
import { writeImages } from '@/lib/export/write-images';
import { listFiles, moveFile, writeFileWithFolders } from '@/lib/node/files';
import { listTextFiles } from '@/lib/outputs/text-files';
import { getErrorMessage } from '@/lib/site/error-message';
import { formatCount } from '@/lib/site/format';
import type { Site } from '@/lib/source/site';

/** An export of the framework and the data that the export steps need. */
export interface ExportedSite {
  /** The folder of the export, which is modified in place. */
  readonly outDir: string;
  /** The files of `writeTextFiles`, which are moved into the export. */
  readonly textDir: string;
  readonly docsDir: string;
  /** `public` of the repository, which the export already contains. */
  readonly publicDir: string;
  /** Id of the build, which pages and payloads share. */
  readonly buildId: string;
  readonly site: Site;
  readonly facts: FactsOfPages;
}

/** A step after `next build`. Its name is part of its errors. */
export interface ExportStep {
  readonly name: string;
  readonly run: (exported: ExportedSite) => void | Promise<void>;
}

/**
 * All steps after `next build`, in an order that matters:
 * - Files are relocated first, because all later steps use public paths.
 * - The extra public directory is copied after relocation, to detect files that would replace a page, and before the steps that read
 *   its files: `_redirects`, `_headers`, icons, the logo in social images.
 * - Checks run on all pages, including redirect pages. The same pass orders the heads and adds the policy.
 * - The policy contains hashes of scripts, so no later step may change a page. Hosts also send it as a header.
 */
export const EXPORT_STEPS: readonly ExportStep[] = [
  { name: 'relocate the default language', run: ({ outDir, site }) => relocateFiles(outDir, site.rules, listIndexPaths(site)) },
  { name: 'text files', run: ({ outDir, textDir }) => moveTextFiles(textDir, outDir) },
  {
    name: 'extra public directory',
    run: ({ outDir, docsDir, publicDir }) => copyExtraPublic(path.join(docsDir, 'public'), publicDir, outDir),
  },
  {
    name: 'progressive start',
    run: ({ outDir, buildId, site, facts }) => startProgressively(outDir, buildId, { base: site.basePath, ...site.rules }, facts),
  },
  { name: 'redirect pages', run: ({ outDir, site }) => writeRedirectPages({ outDir, ...site }) },
  { name: 'icons and social images', run: ({ outDir, site }) => writeImages(outDir, site) },
  { name: 'checks, heads and policy', run: (exported) => securePages(exported, readPolicy(exported)) },
  {
    name: 'host files',
    run: (exported) => writeHostFiles({ outDir: exported.outDir, ...exported.site }, listIndexPaths(exported.site), readPolicy(exported)),
  },
];

/** Runs all steps on an export. Returns the number of pages. Throws if a step fails. */
export async function finishExport(exported: ExportedSite): Promise<number> {
  await runSteps(EXPORT_STEPS, exported);
  return listPages(exported.outDir).length;
}

/** Runs steps in sequence. Throws an error with the name of the failed step, and the original error as its cause. */
export async function runSteps(steps: readonly ExportStep[], exported: ExportedSite): Promise<void> {
  for (const { name, run } of steps) {
    try {
      await run(exported);
    } catch (error) {
      throw new Error(`Export step "${name}": ${getErrorMessage(error)}`, { cause: error });
    }
  }
}

function readPolicy({ outDir, site }: ExportedSite): string {
  const hasExamples = site.pages.some(({ examples }) => examples.length > 0);
  const { darkMode, localeRedirect } = site.config.theme;
  const head = { darkMode, localeRedirect, address: { base: site.basePath, ...site.rules } };
  return buildPolicy(outDir, head, listPolicySources(site.config, hasExamples));
}

/**
 * Checks all pages, orders their heads and adds the policy. Known pages are not parsed again: later steps add nothing to check. HTML files of
 * the public directories, such as those by which search engines verify who owns a site, stay as they are.
 */
function securePages({ outDir, facts, publicDir, docsDir }: ExportedSite, policy: string): void {
  const errors: string[] = [];
  const isPublic = (page: string) => [publicDir, path.join(docsDir, 'public')].some((folder) => existsSync(path.join(folder, page)));
  for (const page of listPages(outDir)) {
    const pageFacts = facts.get(page);
    if (!pageFacts && isPublic(page)) continue;
    rewritePage(outDir, page, (html) => {
      if (!pageFacts || pageFacts.errors.length > 0 || !pageFacts.scriptSources.every((source) => policy.includes(source))) {
        const elements = listElements(parseHtml(html));
        errors.push(...listPageErrors(elements).map((error) => `  ${page} ${error}`));
        checkInlineScripts(elements, policy);
      }
      return addPolicy(orderHead(html), policy);
    });
  }
  if (errors.length > 0) throw new Error(`${formatCount(errors.length, 'error')} in the built pages:\n${errors.join('\n')}`);
}

/** Copies `public` of `DOCS_DIR` to the site. Its files may replace only those of the repository's own `public`. */
export function copyExtraPublic(extraPublicDir: string, publicDir: string, outDir: string): void {
  if (extraPublicDir === publicDir) return;
  const files = listFiles(extraPublicDir);
  const clashes = files.filter((file) => existsSync(path.join(outDir, file)) && !existsSync(path.join(publicDir, file)));
  if (clashes.length > 0) {
    throw new Error(`These files of ${extraPublicDir} would replace pages or scripts of the site; rename them: ${clashes.join(', ')}.`);
  }
  for (const file of files) cpSync(path.join(extraPublicDir, file), path.join(outDir, file));
}

/** Writes all files of a site except its pages into `textDir`. Other tasks of the process can run in between. */
export async function writeTextFiles(textDir: string, docsDir: string, site: Site): Promise<void> {
  rmSync(textDir, { recursive: true, force: true });
  for (const { path: publicPath, render } of listTextFiles(site, docsDir)) {
    writeFileWithFolders(path.join(textDir, publicPath), render());
    await setImmediate();
  }
}

/** Moves the text files into an export. Throws if `public` contains a file with the path of one of them. */
export function moveTextFiles(textDir: string, outDir: string): void {
  for (const name of listFiles(textDir)) {
    const file = path.join(outDir, name);
    if (existsSync(file)) throw new Error(describeTakenFile(name));
    moveFile(path.join(textDir, name), file);
  }
}
