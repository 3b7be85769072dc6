// @ts-check
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureContentRevision, raiseContentRevision } from '../node/content-revision.mjs';
import { checkNodeVersion, installPackages } from '../node/install.mjs';
import { listenOnPort } from '../node/listen.mjs';
import { loadModule } from '../node/load-module.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { ROOT, readSettings } from '../node/settings.mjs';
import { prepareSiteConfig } from '../node/site-config.mjs';
import { endWithNpm, exitWithError, runScript } from '../node/terminal.mjs';
import { watchPath } from '../node/watch-path.mjs';

/** Flags that the framework's own server gets. */
const FLAGS = /** @type {const} */ ({ port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } });

/** `npm run dev`: the development server, with pages that follow the content files as they are saved. */
async function startDevServer() {
  const flags = Object.entries(readFlags(FLAGS)).map(([name, value]) => `--${name}=${value}`);
  checkNodeVersion();
  endWithNpm();
  await installPackages(ROOT);
  const settings = readSettings();
  ensureContentRevision();
  // Not awaited: the framework starts meanwhile.
  watchPath(path.join(settings.docsDir, 'content'), () => raiseContentRevision()).catch(exitWithError);
  if (settings.name) {
    watchPath(path.join(settings.docsDir, 'site.config.ts'), () => prepareSiteConfig(settings)).catch(exitWithError);
  }
  const env = { NEXT_TELEMETRY_DISABLED: '1', EXTRA_PUBLIC_ORIGIN: await serveExtraPublic(settings) };
  process.exit(await runScript('node_modules/next/dist/bin/next', ['dev', ...flags], { env }));
}

/**
 * Serves `public` of another `DOCS_DIR` beside the development server, which knows only our own; `next.config.mjs` sends it there.
 * Resolves to its origin, empty where there is no such folder.
 * @param {import('../node/settings.mjs').Settings} settings
 */
async function serveExtraPublic({ name, docsDir }) {
  const folder = path.join(docsDir, 'public');
  if (!name || !existsSync(folder)) return '';
  const { createSiteServer } = await loadModule('./lib/cli/server/site-server.ts');
  const port = await listenOnPort(createSiteServer(folder), '0', 'localhost');
  return `http://localhost:${port}`;
}

startDevServer().catch(exitWithError);
