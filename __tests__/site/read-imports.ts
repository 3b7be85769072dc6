import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from '@/lib/node/files';
import { ROOT } from '@/lib/node/settings.mjs';

/** A source file and its imports. */
export interface SourceModule {
  /** Relative to the repository. */
  readonly file: string;
  readonly text: string;
  readonly imports: readonly Import[];
}

export interface Import {
  /** A file of the repository, `@site-config`, or a package name. */
  readonly target: string;
  /** Whether the import is removed at compile time. */
  readonly typeOnly: boolean;
  /** `export … from`. */
  readonly reexport: boolean;
}

const STATEMENT = /^(?<verb>import|export)\b(?<type>\s+type\b)?(?<names>[^'";]*?)\bfrom\s*['"](?<from>[^'"]+)['"]/gm;
const SIDE_EFFECT = /^import\s*['"](?<from>[^'"]+)['"]/gm;
const DYNAMIC = /\bimport\(\s*['"](?<from>[^'"]+)['"]\s*\)/g;
/** `{ type A, type B as C }` */
const TYPE_NAMES = /^\s*\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}\s*$/;
const FOLDERS = ['app', 'components', 'lib'];

/** Reads all source files of the site and its build, with their imports. */
export function readSourceModules(): SourceModule[] {
  return FOLDERS.flatMap((folder) => listFiles(path.join(ROOT, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !file.startsWith('lib/examples/toolchain/'))
    .map((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      return { file, text, imports: readImports(file, text) };
    });
}

/** Lists these modules and all that they import when they run. */
export function listReachedModules(entries: readonly string[]): string[] {
  const modules = new Map(readSourceModules().map(({ file, imports }) => [file, imports]));
  const reached = new Set(entries);
  // Iterating over a set includes items added during the loop.
  for (const file of reached)
    for (const { target, typeOnly } of modules.get(file) ?? []) if (!typeOnly && modules.has(target)) reached.add(target);
  return [...reached];
}

/** Parses the imports of a file. Comments may contain import statements, but not at the start of a line. */
export function readImports(file: string, text: string): Import[] {
  const statements = [...text.matchAll(STATEMENT)].map(({ groups = {} }) => ({
    target: resolveTarget(file, groups.from ?? ''),
    typeOnly: groups.type !== undefined || TYPE_NAMES.test(groups.names ?? ''),
    reexport: groups.verb === 'export',
  }));
  const others = [...text.matchAll(SIDE_EFFECT), ...text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '').matchAll(DYNAMIC)];
  return [
    ...statements,
    ...others.map(({ groups = {} }) => ({ target: resolveTarget(file, groups.from ?? ''), typeOnly: false, reexport: false })),
  ];
}

function resolveTarget(file: string, from: string): string {
  const relative = from.startsWith('@/')
    ? from.slice(2)
    : from.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), from)
      : undefined;
  if (relative === undefined) return from;
  const found = ['', '.ts', '.tsx', '.mjs'].map((extension) => relative + extension).find((name) => isFile(path.join(ROOT, name)));
  return found ?? relative;
}

function isFile(file: string): boolean {
  return existsSync(file) && statSync(file).isFile();
}
