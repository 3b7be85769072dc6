/** Sorts the entries of a record by key, for files and hashes that must not depend on insertion order. */
export function sortEntries<Value>(values: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1));
}
