import path from 'node:path';
import { dropOutput, hashInputs, isCurrent, markCurrent } from '@/lib/cli/build-inputs';
import { checkDocs } from '@/lib/cli/check-docs';
import { finishExport } from '@/lib/export/export-site';
import { resetContentRevision } from '@/lib/node/content-revision.mjs';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { exitWithError, formatDuration, printHeading, runScript } from '@/lib/node/terminal.mjs';
import { throwDiagnostics } from '@/lib/site/diagnostics';

/** `npm run build`: builds the site into a folder for any host. With `--if-changed`, only if inputs changed. */
async function buildSite(): Promise<void> {
  const flags = readFlags({ 'if-changed': { type: 'boolean' } });
  const settings = readSettings();
  resetContentRevision();
  const inputs = hashInputs(settings);
  if (flags['if-changed'] && isCurrent(settings, inputs)) {
    console.log(`${settings.outName}/ is up to date.`);
    return;
  }
  const config = await loadSiteConfig(settings);
  const { outDir, docsDir, basePath, outName } = settings;
  const { site, diagnostics } = await checkDocs(docsDir, config, basePath);
  throwDiagnostics(diagnostics);
  dropOutput(settings);
  const started = Date.now();
  printHeading(`Building ${settings.outName}/ (30 to 60 seconds)`);
  // The framework compares this id to detect new deployments; a hash of the inputs keeps builds reproducible.
  const env = { NEXT_TELEMETRY_DISABLED: '1', BUILD_ID: inputs.slice(0, 20) };
  const code = await runScript('node_modules/next/dist/bin/next', ['build'], { env, heartbeat: true });
  if (code !== 0) throw new Error('The build failed; see the error above.');
  const pages = await finishExport({ outDir, docsDir, publicDir: path.join(ROOT, 'public'), site });
  markCurrent(settings, inputs);
  console.log(`\n${pages} pages in ${outName}/, built in ${formatDuration(Date.now() - started)}.`);
}

buildSite().catch(exitWithError);
