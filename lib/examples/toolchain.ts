import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { isInstalled } from '@/lib/node/install.mjs';
import { ROOT } from '@/lib/node/settings.mjs';
import { formatDuration, printHeading, runNpm } from '@/lib/node/terminal.mjs';

/** A set of pinned packages that examples are built with, installed apart from the site's own. */
export interface Toolchain {
  readonly name: string;
  readonly dir: string;
  /** Package -> locked version, of the packages that its `package.json` names and of the tool's own parts. */
  readonly versions: Readonly<Record<string, string>>;
  /** Changes with any locked package. */
  readonly hash: string;
}

/** Where the toolchains are; the tests use a copy. */
export const TOOLCHAINS_DIR = path.join(ROOT, 'lib/examples/toolchain');

/** Parts of the tool whose version decides about outputs, though no example names them. */
const PARTS = ['@rsbuild/core', '@rspack/core', 'rsbuild-plugin-dts'];

/** Reads the pins of a toolchain; nothing needs to be installed. */
export function readToolchain(name: string, toolchainsDir = TOOLCHAINS_DIR): Toolchain {
  const dir = path.join(toolchainsDir, name);
  const text = readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, { version?: string; dependencies?: Record<string, string> }> };
  const names = [...new Set([...Object.keys(packages['']?.dependencies ?? {}), ...PARTS])].sort();
  const versions = names.map((each): [string, string] => [each, packages[`node_modules/${each}`]?.version ?? '']);
  return { name, dir, versions: Object.fromEntries(versions), hash: createHash('sha256').update(text).digest('hex') };
}

/** Work folders of a run that goes on elsewhere are younger than this. */
const ABANDONED_MS = 60 * 60_000;

/** Installs a toolchain as locked unless it is there, and removes what an interrupted run left. Throws if npm fails. */
export async function installToolchain({ name, dir }: Toolchain): Promise<void> {
  removeAbandoned(path.join(dir, '.work'));
  if (isInstalled(dir)) return;
  printHeading(`Installing the packages of the "${name}" examples as locked (only when the lock file changes; half a minute or so)`);
  const started = Date.now();
  const code = await runNpm(['ci', '--prefix', dir, '--no-audit', '--no-fund', '--ignore-scripts']);
  if (code !== 0)
    throw new Error(
      'npm could not install the packages of the examples; its message stands above. Check the network and run the command again.',
    );
  console.log(`    "${name}" installed in ${formatDuration(Date.now() - started)}`);
}

function removeAbandoned(folder: string): void {
  if (!existsSync(folder)) return;
  for (const each of readdirSync(folder).map((entry) => path.join(folder, entry))) {
    if (Date.now() - statSync(each).mtimeMs > ABANDONED_MS) rmSync(each, { recursive: true, force: true });
  }
}
