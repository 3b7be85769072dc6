import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { FolderHashes } from '@/lib/examples/hash-example';
import type { CompiledPage } from '@/lib/markdown/collector';
import type { PageSource } from '@/lib/markdown/compile-page';
import { hashData, TRANSLATED_DATA } from '@/lib/markdown/example-source';
import type { Dependency } from '@/lib/markdown/types';
import { createJsonCache } from '@/lib/node/disk-cache';
import { splitHref } from '@/lib/routes/paths';
import { getOrCreate } from '@/lib/site/collections';
import { toDisplayPath } from '@/lib/site/file-paths';
import { hashValue } from '@/lib/site/hash-value';

/** Folders with code that affects compiled pages. A test compares them with the imports of `compilePage`. */
export const PIPELINE_FOLDERS: readonly string[] = ['lib/examples', 'lib/markdown', 'lib/routes', 'lib/site'];

const pageCache = createJsonCache<CompiledPage>('pages');

/**
 * The compiler. It makes up most of the code that a command loads, so it is imported only when a page must be compiled. The promise is
 * kept, because each import asks the thread that resolves modules, which adds up on large sites.
 */
let compiler: Promise<typeof import('@/lib/markdown/compile-page')> | undefined;

/** Hashes that all pages share that are loaded together. Each is computed once, since translations show the same examples. */
export interface SharedHashes {
  /** By kind, name and language; undefined for what no longer exists. */
  readonly dependencies: Map<string, string | undefined>;
  /** Those of the folders of examples, as in `hashExample`. */
  readonly folders: FolderHashes;
}

export function createSharedHashes(): SharedHashes {
  return { dependencies: new Map(), folders: new Map() };
}

/**
 * Compiles a page, or reads it from the cache on disk, which halves the build time. The key covers the page, the settings and the code of
 * the pipeline. Other inputs (fragments, examples, image sizes) are known only after the compilation, so they are stored with the result
 * as dependencies and checked on every read.
 */
export async function compilePageCached(source: PageSource, hashes: SharedHashes, cache = pageCache): Promise<CompiledPage> {
  const key = buildKey(source);
  // The pages of a build run everywhere, but a build cannot run those of development.
  for (const candidate of new Set([buildKey(source, true), key])) {
    const cached = cache.read(candidate);
    if (cached?.dependencies.every((dependency) => findHash(dependency, source, hashes) === dependency.hash)) return cached;
  }
  compiler ??= import('@/lib/markdown/compile-page');
  const page = await (await compiler).compilePage(source);
  // Pages with diagnostics are not cached, since a missing fragment is not recorded as a dependency.
  if (page.diagnostics.length === 0) cache.write(key, page);
  return page;
}

function findHash(dependency: Dependency, source: PageSource, hashes: SharedHashes): string | undefined {
  const { kind, name } = dependency;
  const key = JSON.stringify([kind, name, TRANSLATED_DATA.has(kind) && source.examples?.lang]);
  return getOrCreate(hashes.dependencies, key, () => computeHash(dependency, source, hashes.folders));
}

/** Returns undefined if the dependency no longer exists. */
function computeHash({ kind, name }: Dependency, { targets, examples }: PageSource, folders: FolderHashes): string | undefined {
  try {
    if (kind === 'fragment') return hashValue(readFileSync(path.resolve(name), 'utf8'));
    if (kind === 'image') return hashValue(targets.findImageSize(splitHref(name).path));
    return examples && hashData(examples, kind, name, folders);
  } catch {
    return undefined;
  }
}

/** Builds the cache key of a page, compiled as in this process or in a build. Paths are relative to the repository: clones can share a cache. */
function buildKey({ targets, ...source }: PageSource, isProduction = process.env.NODE_ENV === 'production'): string {
  const { fragments, examples } = source;
  const placed = {
    ...source,
    path: toDisplayPath(source.path),
    fragments: { ...fragments, root: toDisplayPath(fragments.root) },
    examples: examples && { ...examples, root: toDisplayPath(examples.root) },
  };
  // Unless this variable is set, next-mdx-remote compiles for React's development runtime.
  const inputs = [readPipelineVersion(), isProduction, targets.prefix, placed];
  return hashValue(inputs).slice(0, 32);
}

let version: string | undefined;

/** Computes a hash that changes with any file of the pipeline and any locked dependency. */
function readPipelineVersion(): string {
  version ??= hashValue(
    [...PIPELINE_FOLDERS.flatMap(listCode), 'package-lock.json'].map((file) => readFileSync(path.resolve(file), 'utf8')),
  );
  return version;
}

function listCode(folder: string): string[] {
  if (!existsSync(path.resolve(folder)))
    throw new Error(`The folder ${folder} does not exist. Run the command from the root of the repository.`);
  return readdirSync(path.resolve(folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`;
      // The toolchains of the examples contain installed packages, which the pipeline does not read.
      if (entry.isDirectory()) return entry.name === 'toolchain' ? [] : listCode(name);
      return /\.(?:tsx?|mjs)$/.test(entry.name) ? [name] : [];
    });
}
