/**
 * `npm run check:content`: loads and checks all content like the build, checks its prose, and prints its size per language. Exits with
 * code 1 if there are errors; warnings do not change the exit code. `--json` prints the result as data instead. `--fix` first
 * corrects mistakes in the pages that have only one possible fix, such as Chinese punctuation.
 */
import { checkProse } from '@/lib/checks/prose/check-prose';
import { fixProse, formatFixed } from '@/lib/checks/prose/fix-text';
import { buildReport, formatSummary, formatTable } from '@/lib/cli/content-report';
import { checkDocs, compileForBuild } from '@/lib/cli/load-docs';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { readSettings } from '@/lib/node/settings.mjs';
import { loadSiteConfig } from '@/lib/node/site-config.mjs';
import { formatDiagnostics } from '@/lib/site/diagnostics';
import { loadContent } from '@/lib/source/load-content';

const { json = false, fix = false } = readFlags({ json: { type: 'boolean' }, fix: { type: 'boolean' } });
const settings = readSettings();
compileForBuild();
const config = await loadSiteConfig(settings);
const fixed = fix ? await fixProse(() => loadContent(settings.docsDir, config)) : undefined;
const { content, diagnostics, warnings } = await checkDocs(settings.docsDir, config);
const findings = { errors: [...diagnostics, ...(await checkProse(content))], warnings };
const report = buildReport(findings, content.site);
if (findings.errors.length > 0) process.exitCode = 1;
if (json) console.log(JSON.stringify({ ...report, fixed }, null, 2));
else {
  if (fixed) console.log(formatFixed(fixed));
  if (findings.errors.length > 0) console.error(`\n${formatDiagnostics(findings.errors)}`);
  else console.log(formatTable(content.site, report.totals));
  if (warnings.length > 0) console.warn(`\n${formatDiagnostics(warnings, 'warning')}`);
  console.log(`\n${formatSummary(report.totals)}`);
}
