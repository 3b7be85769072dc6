// @ts-check
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { PHASE_DEVELOPMENT_SERVER } from 'next/constants.js';
import { ROOT, readSettings } from './lib/node/settings.mjs';
import { loadPathRules, prepareSiteConfig } from './lib/node/site-config.mjs';
import { buildDevRedirects, buildDevRewrites, buildExtraPublicRewrites } from './lib/routes/dev-routes.mjs';

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
    // Set by `lib/cli/build.ts` to a hash of all inputs.
    generateBuildId: async () => process.env.BUILD_ID ?? null,
    trailingSlash: false,
    // Keeps the final slash of index pages in links: `lib/export/relocate.ts` makes them folders.
    skipTrailingSlashRedirect: true,
    images: { unoptimized: true },
    // With a cache on disk, builds of different sites report style sheets that they cannot find; without, each starts clean.
    experimental: { globalNotFound: true, turbopackFileSystemCacheForBuild: false },
    turbopack: { root: ROOT, resolveAlias: { '@site-config': prepareSiteConfig(settings) } },
  };
  if (phase !== PHASE_DEVELOPMENT_SERVER) return { ...config, output: 'export', ...exportFolder(settings) };
  const rules = await loadPathRules(settings);
  return {
    ...config,
    redirects: async () => buildDevRedirects(rules),
    rewrites: async () => ({
      beforeFiles: [...listExtraPublicRewrites(settings), ...buildDevRewrites(rules)],
      afterFiles: [],
      fallback: [],
    }),
  };
}

/** @param {import('./lib/node/settings.mjs').Settings} settings */
function listExtraPublicRewrites({ docsDir }) {
  const origin = process.env.EXTRA_PUBLIC_ORIGIN;
  if (!origin) return [];
  const folder = path.join(docsDir, 'public');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = files.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  return buildExtraPublicRewrites(names, origin);
}

/**
 * In an export, a `distDir` other than `.next` names the folder of the finished site; intermediate files stay in `.next`.
 * @param {import('./lib/node/settings.mjs').Settings} settings
 */
function exportFolder({ name, outName }) {
  return name ? { distDir: outName } : {};
}
