import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CACHE_FOLDER } from '@/lib/node/disk-cache';
import { moveFile, readText } from '@/lib/node/files';
import { ROOT, type Settings } from '@/lib/node/settings.mjs';
import { hashValue } from '@/lib/site/hash-value';

/** Files that determine how the bundler is started. It compares sources itself. */
const SETUP_FILES = ['package-lock.json', 'next.config.mjs', 'postcss.config.mjs', 'tsconfig.json'];
const KEY_FILE = 'rslib-docs-key';

/** The cache of the bundler for one site. Its folders must be on the same file system; otherwise nothing is kept. */
interface BundlerCache {
  /** Where the bundler reads and writes it. */
  readonly live: string;
  /** Where it is kept between builds. */
  readonly kept: string;
  /** A hash of all settings that the bundler is started with. */
  readonly key: string;
}

export function getBundlerCache({ docsDir, cacheName, basePath }: Settings): BundlerCache {
  const setup = SETUP_FILES.map((file) => readFileSync(path.join(ROOT, file), 'utf8'));
  const key = hashValue([process.versions.node, docsDir, basePath, ...setup]);
  return { live: path.join(ROOT, '.next/cache'), kept: path.join(CACHE_FOLDER, 'bundler', cacheName), key };
}

export function hasBundlerCache({ kept, key }: BundlerCache): boolean {
  return readText(path.join(kept, KEY_FILE)) === key;
}

/**
 * Runs the bundler with the cache of one site. All sites share `.next`, and with the cache of another site the bundler fails to find
 * stylesheets. Does not keep the cache of a failed build.
 */
export async function withBundlerCache(cache: BundlerCache, run: () => Promise<void>): Promise<void> {
  const { live, kept, key } = cache;
  rmSync(live, { recursive: true, force: true });
  if (hasBundlerCache(cache)) move(kept, live);
  rmSync(kept, { recursive: true, force: true });
  await run();
  if (!existsSync(live)) return;
  writeFileSync(path.join(live, KEY_FILE), key);
  move(live, kept);
}

/** Moves a folder within a file system. If that is impossible, the folder is discarded. */
function move(from: string, to: string): void {
  try {
    moveFile(from, to);
  } catch {
    rmSync(from, { recursive: true, force: true });
  }
}
