import { getOrCreate } from '@/lib/site/get-or-create';
import type { Site } from '@/lib/source/site';

/** Memoizes `build` per site: inputs with equal keys share a result. A reloaded site starts with an empty cache. */
export function memoBySite<Input, Result>(
  build: (site: Site, input: Input) => Result,
  toKey: (input: Input) => unknown,
): (site: Site, input: Input) => Result {
  const known = new WeakMap<Site, Map<unknown, Result>>();
  return (site, input) => {
    const own = getOrCreate(known, site, () => new Map<unknown, Result>());
    return getOrCreate(own, toKey(input), () => build(site, input));
  };
}
