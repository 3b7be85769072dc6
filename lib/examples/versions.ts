import path from 'node:path';
import { z } from 'zod';
import { readJson } from '@/lib/site/read-json';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Toolchain -> package -> version with which the snapshots were recorded. Written by `npm run examples -- --update`. */
export const VERSIONS_FILE = 'toolchain.json';

/** Reads the versions of all toolchains; none without the file. Throws if it is invalid. */
export function readVersions(root: string): z.infer<typeof schema> {
  return readJson(path.join(root, VERSIONS_FILE), schema, 'Record the versions again: npm run examples -- --update') ?? {};
}

/** Reads the versions that the snapshots of a toolchain were recorded with, by package; empty without a record. */
export function readToolchainVersions(root: string, toolchain: string): Readonly<Record<string, string>> {
  return readVersions(root)[toolchain] ?? {};
}
