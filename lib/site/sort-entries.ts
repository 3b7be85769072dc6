/** The entries of a record in the order of their keys, for files and hashes that must not depend on the order of writing. */
export function sortEntries<Value>(values: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}
