import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { diffLines } from '@/lib/examples/diff';
import type { Toolchain } from '@/lib/examples/toolchain';

/** The versions that everything was recorded with, by toolchain. */
export type RecordedVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

const FILE = 'toolchain.json';

export function readVersions(root: string): RecordedVersions {
  const file = path.join(root, FILE);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as RecordedVersions) : {};
}

/** Compares the pins with the recorded versions; with `update` these are rewritten. Returns the difference. */
export function checkVersions(root: string, toolchains: readonly Toolchain[], update: boolean): string {
  const now = render(Object.fromEntries(toolchains.map(({ name, versions }) => [name, versions])));
  if (update) writeFileSync(path.join(root, FILE), now);
  return diffLines(FILE, render(readVersions(root)).split('\n'), now.split('\n'));
}

function render(versions: RecordedVersions): string {
  return `${JSON.stringify(versions, null, 2)}\n`;
}
