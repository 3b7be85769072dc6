import { createHash } from 'node:crypto';
import { readSnapshot } from '@/lib/examples/snapshot';
import type { Example } from '@/lib/examples/types';

/** Of the examples that pages show, unchanged, one in so many is built anew. */
const SHARE = 3;

/**
 * The examples that a run of the suite builds. Those whose files changed since they were recorded, and those that lead a reader
 * through a page, always. The others would be built of the same files by the same versions again: of those that pages show a
 * share that differs from turn to turn (the commit), of those that only prove a sentence none. Where a version changed, or there is no turn, the
 * caller opens them all.
 */
export function selectExamples(examples: readonly Example[], root: string, turn: string): Example[] {
  return examples.filter(({ id, definition, hash }) => {
    if (definition.follows || readSnapshot(root, id)?.inputs !== hash) return true;
    return !definition.proves && createHash('sha256').update(`${id} ${turn}`).digest().readUInt32BE() % SHARE === 0;
  });
}
