import { z } from 'zod';
import { TOOLCHAINS } from '@/lib/examples/paths';
import type { Definition } from '@/lib/examples/types';

const words = z.string().trim().min(1);
const exit = z.int().min(0).max(255).default(0);

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

const schema = z.strictObject({
  proves: z.record(z.string().startsWith('/'), z.array(words).min(1)).optional(),
  follows: z.string().startsWith('/').optional(),
  extends: words.optional(),
  toolchain: z.enum(TOOLCHAINS).default('default'),
  steps: z
    .array(z.strictObject({ run: words, exit }))
    .min(1)
    .default([{ run: 'rslib', exit: 0 }]),
  input: z.array(words).default([]),
  output: z.array(words).default([]),
  log: z.boolean().default(false),
  excerpt: z.record(words, z.strictObject({ from: words, to: words })).default({}),
  checks: z.array(check).default([]),
  unstable: z.array(words).default([]),
  list: z.array(words).optional(),
  matrix: z.record(words, z.record(words, z.string())).optional(),
  refused: z.array(z.array(words).min(1)).default([]),
});

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
  throw new Error(`${file}: ${faults.join('; ')}. Its fields are described in lib/examples/types.ts.`);
}
