/** Compares the records of the packages with the pinned and installed ones. Each check returns a diff, empty if there is none. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { diffLines } from '@/lib/examples/diff';
import { OPTIONS_FILE, type OptionFacts, readOptions, readOverrides } from '@/lib/examples/options';
import { DECLARATIONS_FILE, readDeclarations, readVersions, VERSIONS_FILE } from '@/lib/examples/package-records';
import type { Toolchain } from '@/lib/examples/toolchain';
import { createJsonCache } from '@/lib/node/disk-cache';
import { replaceFile } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';
import { hashValue } from '@/lib/site/hash-value';

const run = promisify(execFile);

/** Fits a code block on a tablet without scrolling. */
const LINE_WIDTH = 80;

/** Compares the recorded versions with the pinned ones, or records the latter with `update`. */
export function checkVersions(root: string, toolchains: readonly Toolchain[], update: boolean): string {
  const versions = Object.fromEntries(toolchains.map((toolchain) => [toolchain.name, toolchain.versions]));
  return compareRecord(path.join(root, VERSIONS_FILE), versions, update, () => readVersions(root));
}

/** Compares the recorded options with those of the installed package, or records the latter with `update`. Throws if an override has no option. */
export async function checkOptions(root: string, toolchain: Toolchain, update: boolean): Promise<string> {
  return compareRecord(path.join(root, OPTIONS_FILE), await extractOptions(toolchain), update, () => {
    const options = readOptions(root);
    readOverrides(root, options);
    return options;
  });
}

/** Compares the recorded declarations with those of the installed package, or records the latter with `update`. */
export async function checkDeclarations(root: string, toolchain: Toolchain, update: boolean): Promise<string> {
  const declarations = await extractDeclarations(toolchain);
  return compareRecord(path.join(root, DECLARATIONS_FILE), declarations, update, () => readDeclarations(root), renderLines);
}

export async function extractOptions(toolchain: Toolchain): Promise<Readonly<Record<string, OptionFacts>>> {
  return runScript(toolchain, 'extract-options.mjs');
}

/** Extracts the declarations of the installed package: name -> formatted declaration. */
export async function extractDeclarations(toolchain: Toolchain): Promise<Readonly<Record<string, string>>> {
  return formatDeclarations(await runScript(toolchain, 'extract-declarations.mjs'));
}

/** What the scripts have printed. To load the compiler and the declarations takes longer than to build an example. */
const cache = createJsonCache<unknown>('packages');

/** Runs a script that prints facts about the installed packages, which are those of the lock file. */
async function runScript<Value>({ dir, hash }: Toolchain, name: string): Promise<Value> {
  const file = path.join(dir, name);
  const key = hashValue([hash, readFileSync(file, 'utf8')]).slice(0, 32);
  const cached = cache.read(key);
  if (cached !== undefined) return cached as Value;
  const { stdout } = await run(process.execPath, [file]);
  const facts: unknown = JSON.parse(stdout);
  cache.write(key, facts);
  return facts as Value;
}

function compareRecord<Value>(
  file: string,
  now: Value,
  update: boolean,
  read: () => Value,
  render: (value: Value) => string[] = renderJson,
) {
  if (update) replaceFile(file, renderJson(now).join('\n'));
  return diffLines(path.basename(file), render(read()), render(now));
}

function renderJson(value: unknown): string[] {
  return `${JSON.stringify(value, null, 2)}\n`.split('\n');
}

function renderLines(declarations: Readonly<Record<string, string>>): string[] {
  return Object.entries(declarations).flatMap(([name, text]) => [`${name}:`, ...text.split('\n')]);
}

/** Formats all declarations as one program, because starting the formatter takes a while. */
async function formatDeclarations(declarations: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const code = Object.entries(declarations).map(([name, text]) => `// ${name}\n${text}\n`);
  const biome = path.join(ROOT, 'node_modules/@biomejs/biome/bin/biome');
  const format = run(process.execPath, [biome, 'format', '--stdin-file-path=declarations.ts', `--line-width=${LINE_WIDTH}`], { cwd: ROOT });
  format.child.stdin?.end(code.join('\n'));
  const { stdout } = await format;
  const parts = stdout.split(/^\/\/ (\S+)$/m).slice(1);
  return Object.fromEntries(
    Object.keys(declarations).map((name, index) => [name, (parts[2 * index + 1] ?? '').replace(/^declare /gm, '').trim()]),
  );
}
