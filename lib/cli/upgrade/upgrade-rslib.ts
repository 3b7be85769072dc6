import path from 'node:path';
import { escapeText } from '@/lib/cli/report-markdown';
import { renderChecklist, type Upgrade } from '@/lib/cli/upgrade/checklist';
import { compareExample, compareOptions, compareTypes } from '@/lib/cli/upgrade/findings';
import { indexPages } from '@/lib/cli/upgrade/page-index';
import { backUpFiles, checkClean, checkVersion, listDuplicateParts, TOOL } from '@/lib/cli/upgrade/pinned-version';
import { type OptionFacts, readOptions } from '@/lib/examples/options';
import { readDeclarations } from '@/lib/examples/package-records';
import { readExamples } from '@/lib/examples/read-examples';
import { readSnapshot } from '@/lib/examples/snapshot';
import { readToolchain, type Toolchain } from '@/lib/examples/toolchain';
import type { Example } from '@/lib/examples/types';
import type { Verdict } from '@/lib/examples/verify';

export interface UpgradeOptions {
  readonly repository: string;
  /** Folder of the examples; the languages are next to it. */
  readonly examplesRoot: string;
  readonly toolchainsDir: string;
  readonly toolchains: readonly string[];
  readonly version: string | undefined;
  /** Whether to restore the toolchains at the end. */
  readonly dryRun: boolean;
}

/** What an upgrade runs; tests replace it, because it needs the network. */
export interface UpgradeTools {
  /** Installs a version of the tool and writes it to `package.json` and lock file of a toolchain. */
  readonly install: (dir: string, version: string) => Promise<void>;
  /** Builds examples and compares them with their snapshots, without changing them. */
  readonly build: (examples: readonly Example[], findToolchain: (name: string) => Toolchain) => Promise<readonly Verdict[]>;
  readonly extractOptions: (toolchain: Toolchain) => Promise<Readonly<Record<string, OptionFacts>>>;
  readonly extractDeclarations: (toolchain: Toolchain) => Promise<Readonly<Record<string, string>>>;
  /** Receives a function that restores the toolchains, in case the run is interrupted. */
  readonly onInterrupt: (restore: () => void) => void;
}

/**
 * Pins a version of the tool in every toolchain that has the documented one, rebuilds all examples, and returns a Markdown checklist of what
 * changes on which page. Changes nothing else. Restores the toolchains after a dry run and if anything fails. Throws a `UsageError` for a
 * version that is not exact and for uncommitted changes.
 */
export async function upgradeRslib(options: UpgradeOptions, tools: UpgradeTools): Promise<string> {
  const { repository, toolchainsDir, toolchains, version, dryRun } = options;
  const before = readVersions(options);
  const pinned = before.get('default')?.[TOOL] ?? '';
  checkVersion(version, pinned);
  checkClean(repository);
  const upgraded = toolchains.filter((name) => before.get(name)?.[TOOL] === pinned).map((name) => path.join(toolchainsDir, name));
  const restore = backUpFiles(upgraded.flatMap((dir) => [path.join(dir, 'package.json'), path.join(dir, 'package-lock.json')]));
  tools.onInterrupt(restore);
  let isDone = false;
  try {
    for (const dir of upgraded) await tools.install(dir, version);
    const packages = [...listChangedPackages(before, readVersions(options)), ...upgraded.flatMap(listDuplicateParts).map(escapeText)];
    const checklist = await compareAll(options, tools, { from: pinned, to: version, packages });
    isDone = !dryRun;
    return checklist;
  } finally {
    if (!isDone) restore();
  }
}

async function compareAll({ examplesRoot, toolchainsDir }: UpgradeOptions, tools: UpgradeTools, upgrade: Upgrade): Promise<string> {
  const examples = readExamples(examplesRoot);
  const index = indexPages(path.dirname(examplesRoot), examples);
  const getToolchain = (name: string) => readToolchain(name, toolchainsDir);
  const verdicts = await tools.build(examples, getToolchain);
  const sorted = [...verdicts].sort((a, b) => (a.id < b.id ? -1 : 1));
  const findings = [
    ...compareOptions(readOptions(examplesRoot), await tools.extractOptions(getToolchain('default')), index),
    ...compareTypes(readDeclarations(examplesRoot), await tools.extractDeclarations(getToolchain('default')), index),
    ...sorted.flatMap((verdict) => compareExample(readSnapshot(examplesRoot, verdict.id), verdict, index)),
  ];
  return renderChecklist(upgrade, findings, index);
}

type Versions = ReadonlyMap<string, Readonly<Record<string, string>>>;

function readVersions({ toolchains, toolchainsDir }: UpgradeOptions): Versions {
  return new Map(toolchains.map((name) => [name, readToolchain(name, toolchainsDir).versions]));
}

/** Lists changed packages other than the tool itself: `@rspack/core 2.2.9 → 2.3.0 (default, tsup)`. */
function listChangedPackages(before: Versions, after: Versions): string[] {
  const changed = new Map<string, string[]>();
  for (const [toolchain, versions] of after) {
    for (const [name, version] of Object.entries(versions)) {
      const old = before.get(toolchain)?.[name];
      const text = escapeText(`${name} ${old ?? 'none'} → ${version}`);
      if (old !== version && name !== TOOL) changed.set(text, [...(changed.get(text) ?? []), toolchain]);
    }
  }
  return [...changed].map(([text, names]) => `${text} (${names.join(', ')})`);
}
