// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { loadModule } from './lib/node/load-module.mjs';
import { ROOT, readSettings } from './lib/node/settings.mjs';
import { findSiteConfig, loadPathRules, prepareSiteConfig } from './lib/node/site-config.mjs';

/**
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async function buildNextConfig(phase) {
  const settings = readSettings();
  /** @type {import('next').NextConfig} */
  const config = {
    basePath: settings.basePath,
    // Read by the client too; the server reads DOCS_DIR itself. The file names the configuration in messages.
    env: { NEXT_PUBLIC_BASE_PATH: settings.basePath, SITE_CONFIG_FILE: findSiteConfig(settings) },
    // Set by `lib/cli/build.ts` to a hash of all inputs.
    generateBuildId: async () => process.env.BUILD_ID ?? null,
    trailingSlash: false,
    // Keeps the final slash of index pages in links: `lib/export/relocate.ts` makes them folders.
    skipTrailingSlashRedirect: true,
    images: { unoptimized: true },
    // In seconds. The first page waits for all pages to be compiled; with the default of one minute, a busy machine is an error.
    staticPageGenerationTimeout: 60 * 60,
    // With a cache on disk, builds of different sites report style sheets that they cannot find; without, each starts clean.
    experimental: { globalNotFound: true, turbopackFileSystemCacheForBuild: false },
    turbopack: { root: ROOT, resolveAlias: { '@site-config': prepareSiteConfig(settings) } },
  };
  if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...config, output: 'export', ...exportFolder(settings) };
  const rules = await loadPathRules(settings);
  /** @type {typeof import('./lib/routes/dev-routes.ts')} */
  const { buildDevRedirects, buildDevRewrites, buildExtraPublicRewrites } = await loadModule('./lib/routes/dev-routes.ts');
  const { origin, files } = listExtraPublic(settings);
  return {
    ...config,
    redirects: async () => buildDevRedirects(rules),
    rewrites: async () => ({
      beforeFiles: [...buildExtraPublicRewrites(files, origin), ...buildDevRewrites(rules)],
      afterFiles: [],
      fallback: [],
    }),
  };
}

/**
 * The files of another site's `public` and the origin that `lib/cli/dev.mjs` serves them from.
 * @param {import('./lib/node/settings.mjs').Settings} settings
 */
function listExtraPublic({ docsDir }) {
  const origin = process.env.EXTRA_PUBLIC_ORIGIN ?? '';
  if (!origin) return { origin, files: [] };
  const folder = path.join(docsDir, 'public');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return { origin, files };
}

/**
 * In an export, a `distDir` other than `.next` names the folder of the finished site; intermediate files stay in `.next`.
 * @param {import('./lib/node/settings.mjs').Settings} settings
 */
function exportFolder({ name, outName }) {
  return name ? { distDir: outName } : {};
}
