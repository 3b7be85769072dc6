/**
 * `npm run examples`: builds examples with the real tool and compares the output with the one that pages show. `selectExamples`
 * chooses the examples. `--update` saves differences, `--filter=<text>` builds only ids that contain the text, `--no-cache` builds
 * all examples again, `--install` only installs the packages that these need. Skips examples that need another version of Node.js.
 * Exits with code 1 if anything differs or a check fails.
 */
import { type Counts, countReasons, EXAMPLES_REPORT } from '@/lib/cli/test-results';
import { checkConfigs } from '@/lib/examples/check-configs';
import { checkDeclarations, checkOptions, checkVersions } from '@/lib/examples/check-packages';
import { getExamplesRoot, TOOLCHAINS } from '@/lib/examples/paths';
import { readExamples } from '@/lib/examples/read-examples';
import { killRunning } from '@/lib/examples/run-command';
import { installToolchain, readToolchain, type Toolchain } from '@/lib/examples/toolchain';
import { isForNode, selectExamples, type Verdict, verifyExamples } from '@/lib/examples/verify';
import { writeFileWithFolders } from '@/lib/node/files';
import { readCommit } from '@/lib/node/git.mjs';
import { readFlags } from '@/lib/node/read-flags.mjs';
import { exitOnSignal } from '@/lib/node/run-program.mjs';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { formatDuration } from '@/lib/node/terminal.mjs';
import { getOrCreate } from '@/lib/site/collections';
import { toDisplayPath } from '@/lib/site/file-paths';
import { formatCount } from '@/lib/site/format';

exitOnSignal(killRunning);

const flags = readFlags({
  update: { type: 'boolean' },
  filter: { type: 'string' },
  'no-cache': { type: 'boolean' },
  install: { type: 'boolean' },
});
const { update = false, filter = '' } = flags;
if (process.platform === 'win32' && !flags.install)
  throw new Error(
    'Examples cannot be built on Windows, where the paths in their output differ. Run the command in WSL, on Linux or on macOS.',
  );
const useCache = !flags['no-cache'];
const started = Date.now();
const root = getExamplesRoot(readSettings().docsDir);
const toolchains = new Map<string, Toolchain>();
const getToolchain = (name: string) => getOrCreate(toolchains, name, () => readToolchain(name));
const examples = readExamples(root);
if (examples.length === 0)
  throw new Error(`There are no examples in ${toDisplayPath(root)}. Create one: npm run new -- example <page>/<name>`);
const chosen = examples.filter(({ id }) => id.includes(filter));
if (chosen.length === 0)
  throw new Error(`No example id contains "${filter}". Ids are paths of folders in ${toDisplayPath(root)}: <page>/<name>.`);
const newVersions = checkVersions(root, TOOLCHAINS.map(getToolchain), update);
const seed = update || !useCache || filter || newVersions ? undefined : readCommit(ROOT);
const selected = seed ? selectExamples(chosen, root, seed) : chosen;
const needed = new Set(['default', ...selected.map(({ definition }) => definition.toolchain)]);
await Promise.all([...needed].map((name) => installToolchain(getToolchain(name))));
if (flags.install) process.exit();

let passed = 0;
let failed = 0;
const note = (name: string, report: string, extra = '') => {
  if (report) failed++;
  else passed++;
  console.log(`  ${report ? 'FAIL' : 'ok  '} ${name}${extra}`);
  if (report) console.log(`${report}\n`);
};
note('versions of the packages', newVersions);
note('options of the package', await checkOptions(root, getToolchain('default'), update));
note('declarations of the package', await checkDeclarations(root, getToolchain('default'), update));
note('types of the configurations', await checkConfigs(chosen, getToolchain('default')));
const onVerdict = ({ id, report, fromCache, updated }: Verdict) =>
  note(id, report, updated ? ' (updated)' : fromCache ? ' (from cache)' : '');
const verdicts = await verifyExamples(selected, { root, findToolchain: getToolchain, update, useCache, onVerdict });

const skipReasons = selected
  .filter((example) => !isForNode(example))
  .map(({ id, definition }) => {
    const reason = `Node.js ${definition.node} is needed`;
    console.log(`  skip ${id}: ${reason}`);
    return reason;
  });
const counts: Counts = { passed, failed, skipped: countReasons(skipReasons) };
writeFileWithFolders(EXAMPLES_REPORT, JSON.stringify(counts));
const cached = verdicts.filter(({ fromCache }) => fromCache).length;
console.log(`\n${formatCount(verdicts.length, 'example')} (${cached} from the cache) in ${formatDuration(Date.now() - started)}`);
const left = chosen.length - selected.length;
if (left > 0) console.log(`${formatCount(left, 'more example')} ${left === 1 ? 'is' : 'are'} unchanged; --no-cache builds all`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
