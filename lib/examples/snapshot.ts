import path from 'node:path';
import { z } from 'zod';
import { hashValue } from '@/lib/site/hash-value';
import { parseJson } from '@/lib/site/parse-json';
import { readJson } from '@/lib/site/read-json';

const lines = z.array(z.string()).readonly();

const runSchema = z.strictObject({
  /** Values of the matrix joined with `-`; empty without a matrix. */
  name: z.string(),
  steps: z.array(z.strictObject({ run: z.string(), exit: z.int(), log: lines })),
  /** Path of each new file -> size in bytes, or null for unstable files. */
  files: z.record(z.string(), z.int().nullable()),
  shown: z.record(z.string(), lines),
  measured: z.strictObject({ minified: z.int(), gzip: z.int() }).optional(),
});

const schema = z.strictObject({
  /** `Example.hash` of the run. */
  inputs: z.string(),
  runs: z.array(runSchema),
  /** Hash of `runs`, which shows that they are as the tool left them. */
  outputs: z.string(),
});

/** Normalized files and logs of one build. */
export type RunResult = z.infer<typeof runSchema>;
export type Snapshot = z.infer<typeof schema>;

/** Reads the committed result of an example; undefined if it was never built. Throws if the file is not a valid snapshot. */
export function readSnapshot(root: string, id: string): Snapshot | undefined {
  return readJson(getSnapshotFile(root, id), schema, `Record the snapshot again: npm run examples -- --update --filter=${id}`);
}

/** Creates the snapshot of an example from its hash and its builds. */
export function createSnapshot(inputs: string, runs: RunResult[]): Snapshot {
  return { inputs, runs, outputs: hashRuns(runs) };
}

/** Returns whether the builds of a snapshot are as the tool left them. */
export function isUnedited({ outputs, runs }: Snapshot): boolean {
  return outputs === hashRuns(runs);
}

function hashRuns(runs: Snapshot['runs']): string {
  return hashValue(renderSnapshot({ runs })).slice(0, 16);
}

/** Parses the text of a snapshot that may be from another commit; undefined if it is not in the current format. */
export function parseSnapshot(text: string): Snapshot | undefined {
  return parseJson(text, schema).value;
}

/** Renders a snapshot as lines of text for readable diffs. */
export function renderSnapshot({ runs }: Pick<Snapshot, 'runs'>): string[] {
  return runs.flatMap(renderRun);
}

function renderRun({ name, steps, files, shown, measured }: RunResult): string[] {
  return [
    ...(name ? [`##### ${name}`] : []),
    ...steps.flatMap(({ run, exit, log }) => [`$ ${run}`, ...log.map((line) => `  ${line}`), `  (exit ${exit})`]),
    ...Object.entries(files).map(([file, size]) => `${file}  ${size === null ? 'size varies' : `${size} B`}`),
    ...(measured ? [`minified ${measured.minified} B, with gzip ${measured.gzip} B`] : []),
    ...Object.entries(shown).flatMap(([file, lines]) => [`=== ${file}`, ...lines]),
  ];
}

export function getSnapshotFile(root: string, id: string): string {
  return path.join(root, id, 'snapshot.json');
}
