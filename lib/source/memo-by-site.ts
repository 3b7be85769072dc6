import { getOrCreate } from '@/lib/site/collections';
import type { Site } from '@/lib/source/site';

/** Memoizes `build` per site and key. A reloaded site starts with an empty cache. */
export function memoBySite<Key, Result>(build: (site: Site, key: Key) => Result): (site: Site, key: Key) => Result {
  const cache = new WeakMap<Site, Map<Key, Result>>();
  return (site, key) => {
    const results = getOrCreate(cache, site, () => new Map<Key, Result>());
    return getOrCreate(results, key, () => build(site, key));
  };
}
