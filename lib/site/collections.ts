/** Groups values by key, in their order, like `Map.groupBy`, which Node 20 lacks. */
export function groupBy<Key, Value>(values: Iterable<Value>, toKey: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) getOrCreate(groups, toKey(value), () => []).push(value);
  return groups;
}

interface MapLike<Key, Value> {
  has(key: Key): boolean;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

export function getOrCreate<Key, Value>(map: MapLike<Key, Value>, key: Key, create: () => Value): Value {
  if (!map.has(key)) map.set(key, create());
  return map.get(key) as Value;
}

/** Merges adjacent items from left to right; `merge` returns undefined for two that stay apart. */
export function mergeAdjacent<Item extends object>(items: Iterable<Item>, merge: (last: Item, next: Item) => Item | undefined): Item[] {
  const merged: Item[] = [];
  for (const item of items) {
    const last = merged.at(-1);
    const both = last && merge(last, item);
    if (both) merged[merged.length - 1] = both;
    else merged.push(item);
  }
  return merged;
}

/** Lists the indexes of values that also occur earlier in the list. */
export function listRepeated(values: readonly unknown[]): number[] {
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));
}

/** Returns whether a value is an object, and not a list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the own value of a key. `record[key]` would also find what every object inherits, such as `constructor`. */
export function getOwn<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

/** Returns entries sorted by key, for files and hashes that must not depend on insertion order. */
export function sortEntries<Value>(entries: Iterable<[string, Value]>): [string, Value][] {
  return [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** Returns the value of a key, loading it on the first call. Failures are not cached, so the next call tries again. */
export function loadOnce<Key, Value>(cache: Map<Key, Promise<Value>>, key: Key, load: (key: Key) => Promise<Value>): Promise<Value> {
  const known = cache.get(key);
  if (known) return known;
  const loading = load(key).catch((error: unknown) => {
    cache.delete(key);
    throw error;
  });
  cache.set(key, loading);
  return loading;
}
