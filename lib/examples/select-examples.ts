import { readSnapshot } from '@/lib/examples/snapshot';
import type { Example } from '@/lib/examples/types';
import { hashValue } from '@/lib/site/hash-value';

/** One in this many unchanged examples on pages is rebuilt in each run. */
const SHARE = 6;

/**
 * Selects the examples that a run of the test suite builds. Examples that changed since they were recorded and examples that follow a
 * page are always selected. Of the other examples that pages show, a share is selected, which depends on `turn` (the commit);
 * examples that only prove a sentence are left out. If a version changed or there is no turn, the caller builds all examples.
 */
export function selectExamples(examples: readonly Example[], root: string, turn: string): Example[] {
  return examples.filter(({ id, definition, hash }) => {
    if (definition.follows || readSnapshot(root, id)?.inputs !== hash) return true;
    return !definition.proves && Number.parseInt(hashValue(`${id} ${turn}`).slice(0, 8), 16) % SHARE === 0;
  });
}
