/**
 * `npm run upgrade:rslib -- 1.1.0`: rebuilds all examples with another version of the tool, and prints a checklist of the changes by
 * page. `--report=<file>` also writes it to a file, `--dry-run` restores the toolchains at the end.
 */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { TOOL } from '@/lib/cli/upgrade/pinned-version';
import { type UpgradeTools, upgradeRslib } from '@/lib/cli/upgrade/upgrade-rslib';
import { extractDeclarations, extractOptions } from '@/lib/examples/check-packages';
import { getExamplesRoot, TOOLCHAINS } from '@/lib/examples/paths';
import { killRunning } from '@/lib/examples/run-command';
import { installToolchain, TOOLCHAINS_DIR } from '@/lib/examples/toolchain';
import { type Verdict, verifyExamples } from '@/lib/examples/verify';
import { readFlags, UsageError } from '@/lib/node/read-flags.mjs';
import { exitOnSignal, requireSuccess, runNpm } from '@/lib/node/run-program.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { printHeading } from '@/lib/node/terminal.mjs';

const EXAMPLES_ROOT = getExamplesRoot(readSettings().docsDir);

const TOOLS: UpgradeTools = {
  install: async (dir, version) => {
    printHeading(`Installing ${TOOL} ${version} for the "${path.basename(dir)}" examples`);
    const flags = ['--save-exact', '--omit-lockfile-registry-resolved', '--no-audit', '--no-fund', '--ignore-scripts'];
    const code = await runNpm(['install', `${TOOL}@${version}`, '--prefix', dir, ...flags]);
    requireSuccess(
      code,
      `npm install failed with exit code ${code}, so the toolchains have been restored. Check that ${TOOL} ${version} is published and that the packages in ${path.relative(ROOT, dir)}/package.json accept it.`,
    );
  },
  build: async (examples, findToolchain) => {
    const needed = [...new Set(examples.map(({ definition }) => definition.toolchain))];
    await Promise.all(needed.map((name) => installToolchain(findToolchain(name))));
    printHeading(`Building ${examples.length} examples`);
    const onVerdict = ({ id, report }: Verdict) => console.log(`  ${report ? 'differs' : 'same   '} ${id}`);
    return verifyExamples(examples, { root: EXAMPLES_ROOT, findToolchain, update: false, useCache: true, onVerdict });
  },
  extractOptions,
  extractDeclarations,
  onInterrupt: (restore) =>
    exitOnSignal(() => {
      killRunning();
      restore();
    }),
};

const args = process.argv.slice(2);
const [version, ...others] = args.filter((arg) => !arg.startsWith('-'));
const { report, 'dry-run': dryRun = false } = readFlags(
  { report: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  args.filter((arg) => arg.startsWith('-')),
);
if (others.length > 0)
  throw new UsageError(`Pass only one version. Unexpected: ${others.join(', ')}. Write options with =, such as --report=upgrade.md.`);
if (report !== undefined && !existsSync(path.dirname(path.resolve(report)))) {
  throw new UsageError(`The folder of ${report} does not exist. Create it, or choose another file.`);
}
const options = { repository: ROOT, examplesRoot: EXAMPLES_ROOT, toolchainsDir: TOOLCHAINS_DIR, toolchains: TOOLCHAINS, version, dryRun };
const checklist = await upgradeRslib(options, TOOLS);
console.log(`\n${checklist}`);
if (dryRun) console.log('\nThe toolchains are restored; the next npm run examples installs their packages again.');
// Last, because the checklist must not get lost if the file cannot be written.
if (report !== undefined) writeFileSync(report, `${checklist}\n`);
