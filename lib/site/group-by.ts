/**
 * Values by key: keys in the order in which they occur, and the values of each in their order. `Map.groupBy` does the same, but Node 20 does not
 * have it.
 */
export function groupBy<Key, Value>(values: Iterable<Value>, toKey: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = toKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
