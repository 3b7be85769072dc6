/** Returns the value of a key, which is loaded on the first call. A failure is forgotten, so that the next call tries again. */
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
