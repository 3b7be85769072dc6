import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listIssues } from '@/lib/site/validators';

const lines = z.array(z.string()).readonly();

const runSchema = z.strictObject({
  /** Values of the matrix joined by `-`; empty without one. */
  name: z.string(),
  steps: z.array(z.strictObject({ run: z.string(), exit: z.int(), log: lines })),
  /** New files with their size in bytes; null where it depends on the folder. */
  files: z.record(z.string(), z.int().nullable()),
  shown: z.record(z.string(), lines),
});

const schema = z.strictObject({
  /** `Example.hash` of the run. */
  inputs: z.string(),
  runs: z.array(runSchema),
});

/** What one build wrote and said, normalized. */
export type RunResult = z.infer<typeof runSchema>;
/** A `snapshot.json`. */
export type Snapshot = z.infer<typeof schema>;

/** The committed result of an example, or nothing where it was never built. Throws where the file does not hold one. */
export function readSnapshot(root: string, id: string): Snapshot | undefined {
  const file = snapshotFile(root, id);
  if (!existsSync(file)) return undefined;
  const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (result.success) return result.data;
  const faults = listIssues(result.error).map(({ path: place, message }) => `${place || '(root)'}: ${message}`);
  const name = path.relative(process.cwd(), file);
  throw new Error(`${name} is no snapshot: ${faults.join('; ')}. Record it again: npm run examples -- --update --filter=${id}`);
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
