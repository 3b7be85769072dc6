import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RunResult, Snapshot } from '@/lib/examples/types';

/** The committed result of an example, or nothing where it was never built. */
export function readSnapshot(root: string, id: string): Snapshot | undefined {
  const file = snapshotFile(root, id);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Snapshot) : undefined;
}

export function writeSnapshot(root: string, id: string, snapshot: Snapshot): void {
  writeFileSync(snapshotFile(root, id), `${JSON.stringify(snapshot, null, 2)}\n`);
}

/** A snapshot as lines of text, in which a difference can be read. */
export function renderSnapshot({ runs }: Pick<Snapshot, 'runs'>): string[] {
  return runs.flatMap(renderRun);
}

function renderRun({ name, steps, files, shown }: RunResult): string[] {
  return [
    ...(name ? [`##### ${name}`] : []),
    ...steps.flatMap(({ run, exit, log }) => [`$ ${run}`, ...log.map((line) => `  ${line}`), `  (exit ${exit})`]),
    ...Object.entries(files).map(([file, size]) => `${file}  ${size === null ? 'size varies' : `${size} B`}`),
    ...Object.entries(shown).flatMap(([file, lines]) => [`=== ${file}`, ...lines]),
  ];
}

function snapshotFile(root: string, id: string): string {
  return path.join(root, id, 'snapshot.json');
}
