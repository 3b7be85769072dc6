import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { ROOT, readSettings } from './lib/node/settings.mjs';
import { getSiteConfigPath, loadModule, loadSiteConfig, prepareSiteConfig } from './lib/node/site-config.mjs';
import { waitForParent } from './lib/node/wait-for-parent.mjs';

/** The name by which the framework imports a module of its own. */
const SEGMENTS_ALIAS = { './collect-segment-data': './lib/node/no-prefetch-segments.mjs' };

/**
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async function buildNextConfig(phase) {
  const settings = readSettings();
  const site = await loadSiteConfig(settings);
  /** @type {import('next').NextConfig} */
  const config = {
    basePath: settings.basePath,
    // Available to the client too, so DOCS_DIR is not included; the server reads it. SITE_CONFIG_FILE is for messages.
    env: {
      NEXT_PUBLIC_BASE_PATH: settings.basePath,
      NEXT_PUBLIC_ASSETS_HOST: site.theme.assetsHost ?? '',
      SITE_CONFIG_FILE: getSiteConfigPath(settings),
    },
    // Set by `lib/cli/build.ts` to a hash of the code, without the content.
    generateBuildId: async () => process.env.BUILD_ID ?? null,
    // The export writes what these routes answer in development.
    pageExtensions: phase === PHASE_DEVELOPMENT_SERVER ? ['dev.ts', 'tsx', 'ts'] : ['tsx', 'ts'],
    trailingSlash: false,
    // Keeps the trailing slash of index pages in links; `lib/export/relocate.ts` relocates these pages to folders.
    skipTrailingSlashRedirect: true,
    // Its button would cover the errors that the page lists.
    devIndicators: false,
    images: { unoptimized: true },
    // `npm test` and the editor check types; a second check in each build would take as long as rendering.
    typescript: { ignoreBuildErrors: true },
    // `lib/cli/build.ts` checks the content in the meantime, and puts all compiled pages into the cache.
    compiler: { runAfterProductionCompile: waitForParent },
    // Pages are rendered once, so there is no use in keeping them in memory.
    cacheMaxMemorySize: 0,
    // In seconds. The first page waits until all pages are compiled, which may exceed the default of one minute on a busy machine.
    staticPageGenerationTimeout: 60 * 60,
    experimental: {
      globalNotFound: true,
      // `lib/cli/bundler-cache.ts` keeps a cache for each site. Writing it takes a quarter of the bundling time.
      turbopackFileSystemCacheForBuild: process.env.BUNDLER_CACHE !== 'none',
      // Code of the server runs once, during the build: minifying it would take a third of the bundling time.
      serverMinification: false,
    },
    // It looks for its program next to its own files.
    serverExternalPackages: ['esbuild'],
    turbopack: { root: ROOT, resolveAlias: { '@site-config': prepareSiteConfig(settings), ...SEGMENTS_ALIAS } },
  };
  // In an export, a `distDir` is the output folder; intermediate files are still written to `.next`. Only `lib/cli/build.ts` sets it, because
  // `next typegen` would take it for the folder of types.
  if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...config, output: 'export', distDir: process.env.EXPORT_DIR };
  /** @type {typeof import('./lib/routes/path-rules.ts')} */
  const { buildPathRules } = await loadModule('./lib/routes/path-rules.ts');
  const rules = buildPathRules(site);
  /** @type {typeof import('./lib/routes/dev-routes.ts')} */
  const { buildDevRedirects, buildDevRewrites, buildExtraPublicRewrites } = await loadModule('./lib/routes/dev-routes.ts');
  /** @type {typeof import('./lib/node/files.ts')} */
  const { listFiles } = await loadModule('./lib/node/files.ts');
  // `lib/cli/dev.mjs` serves the extra public directory from there.
  const origin = process.env.EXTRA_PUBLIC_ORIGIN ?? '';
  const { before, after } = buildExtraPublicRewrites(origin ? listFiles(path.join(settings.docsDir, 'public')) : [], origin);
  return {
    ...config,
    redirects: async () => buildDevRedirects(rules),
    rewrites: async () => ({
      beforeFiles: [...before, ...buildDevRewrites(rules)],
      afterFiles: after,
      fallback: [],
    }),
  };
}
