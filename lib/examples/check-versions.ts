import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { diffLines } from '@/lib/examples/diff';
import type { Toolchain } from '@/lib/examples/toolchain';
import { readJson } from '@/lib/site/read-json';

const schema = z.record(z.string(), z.record(z.string(), z.string()));

/** Toolchain -> package -> version that the snapshots were recorded with. */
export type RecordedVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FILE = 'toolchain.json';

/** Reads the versions that the snapshots of a toolchain were recorded with, by package; empty without a record. */
export function readToolchainVersions(root: string, toolchain: string): Readonly<Record<string, string>> {
  return readVersions(root)[toolchain] ?? {};
}

/** Reads the versions of all toolchains; none without the file. Throws if it is invalid. */
export function readVersions(root: string): RecordedVersions {
  return readJson(path.join(root, FILE), schema, 'Record the versions again: npm run examples -- --update') ?? {};
}

/** Compares the pinned versions with the recorded ones or, with `update`, rewrites the record. Returns the diff, which may be empty. */
export function checkVersions(root: string, toolchains: readonly Toolchain[], update: boolean): string {
  const now = render(Object.fromEntries(toolchains.map(({ name, versions }) => [name, versions])));
  if (update) writeFileSync(path.join(root, FILE), now);
  return diffLines(FILE, render(readVersions(root)).split('\n'), now.split('\n'));
}

function render(versions: RecordedVersions): string {
  return `${JSON.stringify(versions, null, 2)}\n`;
}
