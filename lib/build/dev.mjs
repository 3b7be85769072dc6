// @ts-check
import { existsSync, watchFile } from 'node:fs';
import path from 'node:path';
import { ensureContentStamp, raiseContentStamp } from './content-stamp.mjs';
import { checkNodeVersion, installPackages } from './install.mjs';
import { ROOT, readSettings } from './settings.mjs';
import { prepareSiteConfig } from './site-config.mjs';
import { exitWithError, runScript } from './terminal.mjs';
import { watchFolder } from './watch-folder.mjs';

/** How often the site configuration of another `DOCS_DIR` is looked at. */
const CONFIG_POLL_MS = 500;

/** `npm run dev`: the development server, with pages that follow the content files as they are saved. */
async function startDevServer() {
  checkNodeVersion();
  await installPackages(ROOT);
  const settings = readSettings();
  ensureContentStamp();
  watchFolder(path.join(settings.docsDir, 'content'), () => raiseContentStamp());
  const config = path.join(settings.docsDir, 'site.config.ts');
  if (settings.name && existsSync(config)) {
    watchFile(config, { interval: CONFIG_POLL_MS }, () => prepareSiteConfig(settings));
  }
  process.exit(
    await runScript('node_modules/next/dist/bin/next', ['dev', ...process.argv.slice(2)], { env: { NEXT_TELEMETRY_DISABLED: '1' } }),
  );
}

startDevServer().catch(exitWithError);
