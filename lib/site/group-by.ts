/** Groups values by key, keeping the order of keys and of the values of each. Node 20 lacks `Map.groupBy`, which does the same. */
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
