import { readSnapshot } from '@/lib/examples/snapshot';
import type { Example } from '@/lib/examples/types';

/**
 * The examples that a run of the suite builds: all that pages show, and of those that only prove a sentence the ones whose files
 * changed since they were recorded. What is left out would be built of the same files by the same versions again; where a
 * version changed, the caller opens them all.
 */
export function listOpen(examples: readonly Example[], root: string): Example[] {
  return examples.filter(({ id, definition, hash }) => !definition.proves || readSnapshot(root, id)?.inputs !== hash);
}
