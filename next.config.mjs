// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { buildDevRedirects, buildDevRewrites, buildOverlayRewrites } from './lib/build/dev-routes.mjs';
import { ROOT, readSettings } from './lib/build/settings.mjs';
import { loadPathRules, prepareSiteConfig } from './lib/build/site-config.mjs';

/**
 * @param {string} phase
 * @returns {Promise<import('next').NextConfig>}
 */
export default async function buildNextConfig(phase) {
  const settings = readSettings();
  /** @type {import('next').NextConfig} */
  const config = {
    basePath: settings.basePath,
    // Read by the client too; the server reads DOCS_DIR itself.
    env: { NEXT_PUBLIC_BASE_PATH: settings.basePath },
    // Set by `lib/build/build.ts` to a hash of all inputs.
    generateBuildId: async () => process.env.BUILD_ID ?? null,
    trailingSlash: false,
    // Keeps the final slash of index pages in links: `lib/build/hoist.ts` makes them folders.
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
  return {
    ...config,
    redirects: async () => buildDevRedirects(rules),
    rewrites: async () => ({ beforeFiles: [...listOverlayRewrites(settings), ...buildDevRewrites(rules)], afterFiles: [], fallback: [] }),
  };
}

/** @param {import('./lib/build/settings.mjs').Settings} settings */
function listOverlayRewrites({ docsDir }) {
  const origin = process.env.OVERLAY_ORIGIN;
  if (!origin) return [];
  const folder = path.join(docsDir, 'public');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return buildOverlayRewrites(names, origin);
}

/**
 * In an export, a `distDir` other than `.next` names the folder of the finished site; intermediate files stay in `.next`.
 * @param {import('./lib/build/settings.mjs').Settings} settings
 */
function exportFolder({ name, outName }) {
  return name ? { distDir: outName } : {};
}
