import { z } from 'zod';
import { TOOLCHAINS } from '@/lib/examples/paths';
import { splitShownName } from '@/lib/examples/shown-names';
import { parseJsonFile } from '@/lib/site/read-json';
import { exactText, nonEmptyText, pattern } from '@/lib/site/validators';

const expression = nonEmptyText.pipe(pattern);
const exit = z.int().min(0).max(255).default(0);

/** A command with its expected exit code. `rslib` and `tsc` come from the toolchain, `node` is the current Node.js. */
const step = z.strictObject({ run: nonEmptyText, exit });

/** A statement of the page that a program can check. */
const check = z.union([
  z
    .strictObject({
      file: nonEmptyText,
      startsWith: exactText.optional(),
      contains: exactText.optional(),
      lacks: exactText.optional(),
      executable: z.boolean().optional(),
    })
    .transform((value) => ({ kind: 'file' as const, ...value })),
  z.strictObject({ absent: nonEmptyText }).transform((value) => ({ kind: 'absent' as const, ...value })),
  z
    .strictObject({ log: exactText, lacks: z.boolean().optional(), step: z.int().min(1).optional() })
    .transform((value) => ({ kind: 'log' as const, ...value })),
  z
    .strictObject({ run: nonEmptyText, exit, stdout: z.string().optional(), stderr: exactText.optional() })
    .transform((value) => ({ kind: 'run' as const, ...value })),
]);

/**
 * First and last line of the visible part of a file; the rest is folded. They default to those of the file. Each pattern must match exactly
 * one line.
 */
const range = z.strictObject({ from: expression.optional(), to: expression.optional() });
const excerpt = z.union([range, z.array(range).min(1)]);

const fields = z.strictObject({
  /** What an example proves on pages that do not show it: page path -> sentences of the English page, or parts of them. */
  proves: z.record(z.string().startsWith('/'), z.array(nonEmptyText).min(1)).optional(),
  /**
   * Path of a page whose instructions, followed from top to bottom, result in exactly these files and steps. With the id of a section, only
   * the instructions of that section, which starts from the project of the quick start. `/guide/a#` is the text under the title.
   */
  follows: z.string().startsWith('/').optional(),
  /** Id of an example whose files are copied first, so that examples can share a source. */
  extends: nonEmptyText.optional(),
  toolchain: z.enum(TOOLCHAINS).default('default'),
  /** Major version of Node.js whose output is recorded, if it differs in others. These do not build the example. */
  node: z.int().positive().optional(),
  steps: z
    .array(step)
    .min(1)
    .default([{ run: 'rslib', exit: 0 }]),
  /**
   * The command to run instead of the failing one, if that is the fix. Files in the folder `fix` replace those of the project. All steps must
   * then succeed, and pages show the difference.
   */
  fix: nonEmptyText.optional(),
  /**
   * Files to show, in this order. Here and in `excerpt`, values of the matrix before a path limit the file to builds with all of these
   * values: `esm+bundle:dist/index.js`.
   */
  input: z.array(nonEmptyText).default([]),
  output: z.array(nonEmptyText).default([]),
  log: z.boolean().default(false),
  excerpt: z.record(nonEmptyText, excerpt).default({}),
  checks: z.array(check).default([]),
  /**
   * Patterns of files whose content depends on the build folder or on the order of parallel outputs. They are listed without their size and
   * with masked hashes.
   */
  unstable: z.array(nonEmptyText).default([]),
  /** Patterns of the files to list, for tools that write hundreds of files. Their log differs in every run, so it is not recorded. */
  list: z.array(nonEmptyText).optional(),
  /** Axis -> value -> flags. Every combination of values is a build that adds its flags to the first step. */
  matrix: z.record(nonEmptyText, z.record(nonEmptyText, z.string())).optional(),
  /** Combinations of values that the tool rejects with exit code 1. In an explorer, the second of two values is unavailable with the first. */
  refused: z.array(z.array(nonEmptyText).min(1)).default([]),
  /** Whether to record the size of the shown JavaScript files, minified and compressed with gzip. */
  measured: z.boolean().optional(),
});

export const definitionSchema = fields.superRefine(({ input, output, excerpt, matrix, refused, steps, checks }, { addIssue }) => {
  const report = (message: string, ...path: PropertyKey[]) => addIssue({ code: 'custom', message, path });
  const shown = [...input, ...output].map((name) => splitShownName(name).file);
  const values = Object.values(matrix ?? {}).flatMap(Object.keys);
  const hasAll = (wanted: readonly string[]) => wanted.every((value) => values.includes(value));
  const checkValues = (name: string, ...path: PropertyKey[]) => {
    if (!hasAll(splitShownName(name).values)) report('must have values of "matrix" before the colon', ...path);
  };
  for (const [index, name] of input.entries()) checkValues(name, 'input', index);
  for (const [index, name] of output.entries()) checkValues(name, 'output', index);
  for (const name of Object.keys(excerpt)) {
    checkValues(name, 'excerpt', name);
    if (!shown.includes(splitShownName(name).file)) report('must be a file of "input" or "output"', 'excerpt', name);
  }
  refused.forEach((combination, index) => {
    if (!hasAll(combination)) report('must be values of "matrix"', 'refused', index);
  });
  checks.forEach((check, index) => {
    if (check.kind === 'log' && check.step !== undefined && check.step > steps.length)
      report(`must be at most ${steps.length}, the number of steps`, 'checks', index, 'step');
  });
});

/** An `example.json` with defaults filled in. */
export type Definition = z.infer<typeof definitionSchema>;
export type Step = z.infer<typeof step>;
export type Check = z.infer<typeof check>;
export type Excerpt = z.infer<typeof excerpt>;

export const DEFINITION_HINT = 'See lib/examples/definition.ts for all fields.';

/** Parses an `example.json`; `file` is its path for messages. Throws an error with the line of each invalid field. */
export function parseDefinition(file: string, text: string): Definition {
  return parseJsonFile(file, text, definitionSchema, DEFINITION_HINT);
}
