import { readSnapshot } from '@/lib/examples/snapshot';
import type { Example } from '@/lib/examples/types';
import { hashValue } from '@/lib/site/hash-value';

/** Each run rebuilds one in this many unchanged examples on pages. */
const SHARE = 6;

/**
 * Selects the examples that a run of the test suite builds: always those that changed since they were recorded and those that follow a page.
 * Of the other examples on pages, selects a share that depends on `turn` (the commit). Leaves out those that only prove a sentence. If a
 * version changed or there is no turn, the caller builds all examples.
 */
export function selectExamples(examples: readonly Example[], root: string, turn: string): Example[] {
  return examples.filter(({ id, definition, hash }) => {
    if (definition.follows || readSnapshot(root, id)?.inputs !== hash) return true;
    return !definition.proves && Number.parseInt(hashValue(`${id} ${turn}`).slice(0, 8), 16) % SHARE === 0;
  });
}
