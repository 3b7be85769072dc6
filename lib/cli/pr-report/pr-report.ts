/**
 * `npm run pr:report`: prints as Markdown what the checked-out state changes, since it diverged from `--base`, by default
 * `origin/main`. `--before` and `--after` are files with the output of `npm run size -- --json`.
 */
import { buildReport } from '@/lib/cli/pr-report/build-report';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';

const {
  base = 'origin/main',
  before,
  after,
} = readFlags({ base: { type: 'string' }, before: { type: 'string' }, after: { type: 'string' } });
const settings = readSettings();
console.log(await buildReport(settings.docsDir, await loadSiteConfig(settings), { base, before, after }));
