import { z } from 'zod';
import { TOOLCHAINS } from '@/lib/examples/paths';

const words = z.string().trim().min(1);
const exit = z.int().min(0).max(255).default(0);

/** A command with what it must end with. `rslib` and `tsc` are the toolchain's own, `node` is the Node that verifies. */
const step = z.strictObject({
  run: words,
  /** Expected exit code; a step that must fail states it. */
  exit,
});

/** A statement of the prose, as something that a program can find out. */
const check = z.union([
  z
    .strictObject({
      file: words,
      startsWith: words.optional(),
      contains: words.optional(),
      lacks: words.optional(),
      executable: z.boolean().optional(),
    })
    .transform((value) => ({ kind: 'file' as const, ...value })),
  z.strictObject({ absent: words }).transform((value) => ({ kind: 'absent' as const, ...value })),
  z
    .strictObject({ log: words, lacks: z.boolean().optional(), step: z.int().min(1).optional() })
    .transform((value) => ({ kind: 'log' as const, ...value })),
  z
    .strictObject({ run: words, exit, stdout: z.string().optional(), stderr: words.optional() })
    .transform((value) => ({ kind: 'run' as const, ...value })),
]);

/** Lines of a file that a page shows; each pattern matches exactly one line, the others are folded. */
const excerpt = z.strictObject({ from: words, to: words });

const schema = z.strictObject({
  /** The facts it proves without being shown, each a sentence, by the path of the page that states them; all others are on a page. */
  proves: z.record(z.string().startsWith('/'), z.array(words).min(1)).optional(),
  /** Path of the page that a reader followed from top to bottom to get exactly these files and steps: all of them are on it. */
  follows: z.string().startsWith('/').optional(),
  /** Another example whose files come first: one source serves several switches. */
  extends: words.optional(),
  toolchain: z.enum(TOOLCHAINS).default('default'),
  steps: z
    .array(step)
    .min(1)
    .default([{ run: 'rslib', exit: 0 }]),
  /** Files to show, in this order. */
  input: z.array(words).default([]),
  output: z.array(words).default([]),
  log: z.boolean().default(false),
  excerpt: z.record(words, excerpt).default({}),
  checks: z.array(check).default([]),
  /**
   * Patterns of files whose content depends on the folder of the build or on which of two outputs is written last: listed without
   * size, hashes masked.
   */
  unstable: z.array(words).default([]),
  /** Patterns of the written files to list, where a tool writes hundreds and a log that differs each time, which is not kept then. */
  list: z.array(words).optional(),
  /** Axes of the explorer: every combination of their values is a build, with the flags of its values added to the first step. */
  matrix: z.record(words, z.record(words, z.string())).optional(),
  /** Sets of values that the tool refuses together, with exit code 1. */
  refused: z.array(z.array(words).min(1)).default([]),
});

/** An \`example.json\`, its defaults filled in. */
export type Definition = z.infer<typeof schema>;
export type Step = z.infer<typeof step>;
export type Check = z.infer<typeof check>;
export type Excerpt = z.infer<typeof excerpt>;

/** Reads an `example.json`. Throws with the place of the fault. */
export function parseDefinition(file: string, text: string): Definition {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || '(root)'}: ${message}`);
  throw new Error(`${file}: ${faults.join('; ')}. Its fields are described in lib/examples/definition.ts.`);
}
