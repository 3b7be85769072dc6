// @ts-check
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { loadModule } from './load-module.mjs';
import { ROOT } from './settings.mjs';

/** @typedef {import('../site/types.ts').SiteConfig} SiteConfig */
/** @typedef {import('../routes/paths.ts').PathRules} PathRules */

/**
 * The site configuration's file, relative to the repository: that of `DOCS_DIR`, else the site's own. A foreign one is
 * copied into the repository first, because the bundler resolves `@/` and compiles TypeScript only there.
 * @param {import('./settings.mjs').Settings} settings
 */
export function prepareSiteConfig({ docsDir, name, workDir }) {
  const foreign = path.join(docsDir, 'site.config.ts');
  if (!name || !existsSync(foreign)) return './lib/site/config.ts';
  const copy = path.join(workDir, 'site.config.ts');
  mkdirSync(workDir, { recursive: true });
  copyFileSync(foreign, copy);
  return `./${path.relative(ROOT, copy).split(path.sep).join('/')}`;
}

/**
 * Loads the site configuration outside the bundler. Throws with the file's name where it holds none.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<SiteConfig>}
 */
export async function loadSiteConfig(settings) {
  const file = prepareSiteConfig(settings);
  const loaded = await loadModule(file);
  if (loaded.default?.locales) return loaded.default;
  throw new Error(`${file} exports no site configuration: it needs \`export default { … } satisfies SiteConfig\`.`);
}

/**
 * What the path rules need to know of the site configuration.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<PathRules>}
 */
export async function loadPathRules(settings) {
  const { buildPathRules } = await loadModule('./lib/routes/path-rules.ts');
  return buildPathRules(await loadSiteConfig(settings));
}
