/** `npm run dev`: starts the development server. Pages reload when content files are saved. */
import '../node/start-program.mjs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { checkWritable } from '../node/check-writable.mjs';
import { installPackages, registerTypescript } from '../node/install.mjs';
import { checkPort, listenOnPort } from '../node/listen.mjs';
import { readFlags } from '../node/read-flags.mjs';
import { runScript } from '../node/run-program.mjs';
import { ROOT, readSettings } from '../node/settings.mjs';
import { getSiteConfigPath, loadSiteConfig } from '../node/site-config.mjs';
import { describeError } from '../node/system-errors.mjs';

const values = readFlags({ port: { type: 'string', short: 'p' }, hostname: { type: 'string', short: 'H' } });
// Passed on to the framework's server.
const flags = Object.entries(values).map(([name, value]) => `--${name}=${value}`);
// The framework would print these errors with a stack.
await checkPort(values.port ?? process.env.PORT, values.hostname ?? '', 'npm run dev');
checkWritable(path.join(ROOT, '.next/dev'));
await installPackages(ROOT);
await registerTypescript();
const { raiseContentRevision, resetContentRevision } = await import('../node/content-revision.ts');
const { watchPath } = await import('../node/watch-path.ts');
// Publishes drafts.
Object.assign(process.env, { NODE_ENV: 'development' });
const settings = readSettings();
resetContentRevision();
// Not awaited, so that the framework starts at the same time.
followContent(settings);
const env = { NEXT_TELEMETRY_DISABLED: '1', EXTRA_PUBLIC_ORIGIN: await serveExtraPublic(settings) };
process.exit(await runScript('node_modules/next/dist/bin/next', ['dev', ...flags], { env }));

/**
 * Watches the content, the images and the configuration, and updates pages on every change. Checks run in this process, not in the server;
 * their diagnostics are printed, and shown in the browser through the revision module.
 */
async function followContent(/** @type {import('../node/settings.mjs').Settings} */ settings) {
  const { checkDocs } = await import('./load-docs.ts');
  const { formatDiagnostics } = await import('../site/diagnostics.ts');
  /** @type {readonly import('../site/diagnostics.ts').Diagnostic[]} */
  let shown = [];
  let warned = '';
  let latest = 0;
  // Errors do not end the server: the next change is checked again.
  const printError = (/** @type {unknown} */ error) => console.error(describeError(error));
  const check = async () => {
    const run = ++latest;
    const { diagnostics, warnings } = await checkDocs(settings.docsDir, await loadSiteConfig(settings));
    // A newer change is already being checked.
    if (run !== latest) return;
    if (diagnostics.length > 0) console.error(formatDiagnostics(diagnostics));
    else if (shown.length > 0) console.log('All errors in the content are fixed.');
    const warning = warnings.length > 0 ? formatDiagnostics(warnings, 'warning') : '';
    // Pages with errors have no warnings, and most warnings remain while a page is being written, so they are printed only when they change.
    if (diagnostics.length === 0 && warning !== warned) {
      console.warn(warning || 'There are no more warnings about the content.');
      warned = warning;
    }
    // The change itself has already raised the revision.
    if (!isDeepStrictEqual(diagnostics, shown)) raiseContentRevision(diagnostics);
    shown = diagnostics;
  };
  const follow = () => {
    try {
      raiseContentRevision(shown);
    } catch (error) {
      printError(error);
    }
    check().catch(printError);
  };
  // Pages show the size of images, and the configuration says which pages there are.
  for (const target of [path.join(settings.docsDir, 'content'), path.join(settings.docsDir, 'public'), getSiteConfigPath(settings)])
    await watchPath(path.resolve(ROOT, target), follow);
  check().catch(printError);
}

/**
 * Serves the extra public directory, `public` in `DOCS_DIR`, because the development server supports only that of the repository.
 * `next.config.mjs` proxies its files. Resolves to the origin of the server; empty for our own site. The directory may be created later.
 */
async function serveExtraPublic(/** @type {import('../node/settings.mjs').Settings} */ { name, docsDir }) {
  if (!name) return '';
  const { createSiteServer } = await import('./server/site-server.ts');
  // Only paths of files are proxied, so /demo.html must not redirect to /demo.
  const port = await listenOnPort(createSiteServer(path.join(docsDir, 'public'), { canonical: false }), '0', 'localhost');
  return `http://localhost:${port}`;
}
