/**
 * `npm run build`: builds the site into a folder for any host. With `--if-changed`, only if inputs changed; with `--to=<folder>`, into
 * another folder, without changing the current site.
 */
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { hashCode, hashInputs } from '@/lib/cli/build-inputs';
import { buildSite, checkTarget } from '@/lib/cli/build-site';
import { getBundlerCache, hasBundlerCache, withBundlerCache } from '@/lib/cli/bundler-cache';
import { compileForBuild, loadCheckedSite } from '@/lib/cli/load-docs';
import { openRenderedPages } from '@/lib/cli/rendered-pages';
import { runFramework } from '@/lib/cli/run-framework';
import { drawAhead } from '@/lib/export/draw-ahead';
import { finishExport, writeTextFiles } from '@/lib/export/export-site';
import { openFacts } from '@/lib/export/page-facts';
import { listSocialImages } from '@/lib/export/write-images';
import { resetContentRevision } from '@/lib/node/content-revision';
import { pruneCaches } from '@/lib/node/disk-cache';
import { writeFileWithFolders } from '@/lib/node/files';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { formatDuration, printHeading } from '@/lib/node/terminal.mjs';

const { 'if-changed': ifChanged = false, to } = readFlags({ 'if-changed': { type: 'boolean' }, to: { type: 'string' } });
const settings = readSettings();
const folder = to === undefined ? undefined : path.resolve(ROOT, to);
if (folder !== undefined) checkTarget(folder);
const target = `${path.relative(ROOT, folder ?? settings.outDir)}/`;
const started = Date.now();
const pages = await buildSite({ settings, ifChanged, to: folder, createSite });
if (pages !== undefined) pruneCaches();
console.log(
  pages === undefined ? `${target} is up to date.` : `\n${pages} pages in ${target}, built in ${formatDuration(Date.now() - started)}.`,
);

/**
 * Checks the content, runs the framework, and completes its export. Without a cache, the framework bundles the code during the checks.
 * With one, bundling is short, and mistakes in the content must not cost the cache.
 */
async function createSite(inputs: string): Promise<number> {
  const { stagingDir, docsDir, stateDir } = settings;
  const buildId = inputs.slice(0, 20);
  const code = hashCode(settings);
  resetContentRevision();
  compileForBuild();
  const config = await loadSiteConfig(settings);
  const cache = getBundlerCache(settings);
  printHeading(`Building ${target} (one to three minutes)`);
  const publicDir = path.join(ROOT, 'public');
  const textDir = path.join(stateDir, 'text-files');
  const checking = loadCheckedSite(settings, config);
  let stopDrawing = () => {};
  // While the framework renders pages. Errors are thrown when it has ended.
  const writing = checking.then(async (site) => {
    // The framework, which waits for the checks, gets its message first.
    await setImmediate();
    stopDrawing = drawAhead(listSocialImages(site, [path.join(docsDir, 'public'), publicDir]), path.join(stateDir, 'drawings.json'));
    await writeTextFiles(textDir, docsDir, site);
  });
  writing.catch(() => {});
  try {
    const openRendered = async () => openRenderedPages(settings, await checking, code);
    const reusable = hasBundlerCache(cache) ? await openRendered() : undefined;
    const reusedFile = path.join(stateDir, 'reused-pages.json');
    writeFileWithFolders(reusedFile, JSON.stringify(reusable?.reused.map((page) => page.path) ?? []));
    // The framework puts its id into all pages. With one that only changes with the code, pages can be reused.
    const env = { BUILD_ID: code.slice(0, 20), EXPORT_DIR: path.relative(ROOT, stagingDir), REUSED_PAGES: reusedFile };
    const running = withBundlerCache(cache, () => runFramework(env, checking));
    const [rendered] = await Promise.all([reusable ?? openRendered(), running]);
    reusable?.restore(stagingDir);
    const isUnchanged = hashInputs(settings) === inputs;
    if (isUnchanged) rendered.keep(stagingDir);
    const facts = openFacts(settings, code);
    await writing;
    const pages = await finishExport({ outDir: stagingDir, textDir, docsDir, publicDir, buildId, site: await checking, facts });
    if (isUnchanged) facts.keep();
    return pages;
  } finally {
    stopDrawing();
  }
}
