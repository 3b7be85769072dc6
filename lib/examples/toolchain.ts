import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { installExamplePackages } from '@/lib/node/install.mjs';
import { ROOT } from '@/lib/node/settings.mjs';
import { hashValue } from '@/lib/site/hash-value';

/** A set of pinned packages for building examples, installed separately from those of the site. */
export interface Toolchain {
  readonly name: string;
  readonly dir: string;
  /** Package -> locked version, for the dependencies in `package.json` and the parts of the tool. */
  readonly versions: Readonly<Record<string, string>>;
  /** Changes with any locked package. */
  readonly hash: string;
}

/** Folder of the toolchains; tests use a copy. */
export const TOOLCHAINS_DIR = path.join(ROOT, 'lib/examples/toolchain');

/** Parts of the tool: transitive dependencies whose versions affect outputs. A toolchain without Rslib has none of them. */
export const TOOL_PARTS = ['@rsbuild/core', '@rspack/core', 'rsbuild-plugin-dts'];

/** Reads the locked versions of a toolchain, which need not be installed. */
export function readToolchain(name: string, toolchainsDir = TOOLCHAINS_DIR): Toolchain {
  const dir = path.join(toolchainsDir, name);
  const text = readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(text) as { packages: Record<string, { version?: string; dependencies?: Record<string, string> }> };
  const parts = TOOL_PARTS.filter((part) => packages[`node_modules/${part}`]);
  const names = [...new Set([...Object.keys(packages['']?.dependencies ?? {}), ...parts])].sort();
  const versions = names.map((name): [string, string] => [name, packages[`node_modules/${name}`]?.version ?? '']);
  return { name, dir, versions: Object.fromEntries(versions), hash: hashValue(text) };
}

/** Work folders older than this are left over from an interrupted run. Newer ones may belong to a parallel run. */
const ABANDONED_MS = 60 * 60_000;

/** Installs the locked packages of a toolchain if needed, and removes leftovers of interrupted runs. Throws if npm fails. */
export async function installToolchain({ dir }: Toolchain): Promise<void> {
  removeAbandoned(path.join(dir, '.work'));
  await installExamplePackages(dir);
}

function removeAbandoned(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const entry = path.join(folder, name);
    // A parallel run may just have removed it.
    const stat = statSync(entry, { throwIfNoEntry: false });
    if (stat && Date.now() - stat.mtimeMs > ABANDONED_MS) rmSync(entry, { recursive: true, force: true });
  }
}
