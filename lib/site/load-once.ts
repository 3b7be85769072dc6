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
