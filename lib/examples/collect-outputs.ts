import { readFileSync } from 'node:fs';
import path from 'node:path';
import picomatch from 'picomatch';
import type { Definition } from '@/lib/examples/definition';
import { getToolchainDir, listSpellings, normalizeText } from '@/lib/examples/normalize';
import { listFiles } from '@/lib/node/files';

/** Folders that tools write for internal use, in the project or in a folder built with `--root`. */
const TOOL_FOLDERS = /(?:^|\/)(?:node_modules|\.rstack)\//;
const HASH = /\b[0-9a-f]{8,}\b/g;

/** Lists the files that a build added to its folder: path -> size in bytes, or null for unstable files. */
export function collectOutputs(
  folder: string,
  inputs: ReadonlySet<string>,
  { unstable, list }: Pick<Definition, 'unstable' | 'list'>,
): Record<string, number | null> {
  const isUnstable = picomatch([...unstable], { dot: true });
  const isListed = list ? picomatch([...list], { dot: true }) : () => true;
  const entries = listFiles(folder)
    .filter((name) => !inputs.has(name) && !TOOL_FOLDERS.test(name) && isListed(name))
    .map((name): [string, number | null] => {
      if (isUnstable(name)) return [name.replace(HASH, '<hash>'), null];
      return [name, measure(path.join(folder, name), folder)];
    });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Masks hashes and sizes in a log with unstable files. Masks all sizes, since a log does not say which ones are unstable. */
export function maskUnstable(lines: readonly string[], unstable: readonly string[]): readonly string[] {
  if (unstable.length === 0) return lines;
  return lines.map((line) => line.replace(HASH, '<hash>').replace(/\b\d+(?:\.\d+)? kB\b/g, '… kB'));
}

/** Reads an output as normalized text; undefined if the build did not write it. */
export function readOutput(folder: string, name: string): string | undefined {
  try {
    return normalizeText(readFileSync(path.join(folder, name), 'utf8'), folder);
  } catch {
    return undefined;
  }
}

/** Returns the size in bytes, with paths of this machine replaced by their placeholders. */
function measure(file: string, folder: string): number {
  const data = readFileSync(file);
  const hasPath = listSpellings(getToolchainDir(folder)).some((spelling) => data.includes(spelling));
  return hasPath ? Buffer.byteLength(normalizeText(data.toString('utf8'), folder)) : data.length;
}
