interface MapLike<Key, Value> {
  has(key: Key): boolean;
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): unknown;
}

/** Returns the value of a key in a map, and creates it on first use. */
export function getOrCreate<Key, Value>(map: MapLike<Key, Value>, key: Key, create: () => Value): Value {
  if (!map.has(key)) map.set(key, create());
  return map.get(key) as Value;
}
