import type { Example } from '@/lib/examples/types';
import { getOwn } from '@/lib/site/collections';

/** Package -> version or version specifier. */
export type Packages = Readonly<Record<string, string>>;

/** Fields of `package.json` whose packages npm installs as they are listed. */
export const INSTALLED = ['dependencies', 'devDependencies', 'optionalDependencies'] as const;

interface Manifest extends Partial<Record<(typeof INSTALLED)[number] | 'peerDependencies' | 'scripts', Packages>> {
  readonly [field: string]: unknown;
}

/** Returns whether a file is a package manifest, in any folder. */
export function isManifest(file: string): boolean {
  return /(?:^|\/)package\.json$/.test(file);
}

/** Reads the `package.json` of a project; an empty one if there is none, or if it is invalid, which an example may show. */
export function readManifest(files: Example['files'], file = 'package.json'): Manifest {
  try {
    return JSON.parse(files.get(file) ?? '{}') as Manifest;
  } catch {
    return {};
  }
}

/** Reads the scripts of `package.json`, command by name. */
export function readScripts({ files }: Pick<Example, 'files'>): Readonly<Record<string, string>> {
  return readManifest(files).scripts ?? {};
}

/** Lists the commands of a script in all packages of a project. */
export function listCommands({ files }: Pick<Example, 'files'>, script: string): string[] {
  return [...files.keys()].filter(isManifest).flatMap((file) => getOwn(readManifest(files, file).scripts ?? {}, script) ?? []);
}
