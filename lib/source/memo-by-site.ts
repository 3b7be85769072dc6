import type { Site } from '@/lib/source/site';

/** Memoizes `build` per site: inputs with equal keys share a result. A reloaded site starts with an empty cache. */
export function memoBySite<Input, Result extends object | string>(
  build: (site: Site, input: Input) => Result,
  toKey: (input: Input) => unknown,
): (site: Site, input: Input) => Result {
  const known = new WeakMap<Site, Map<unknown, Result>>();
  return (site, input) => {
    const own = known.get(site) ?? new Map<unknown, Result>();
    known.set(site, own);
    const key = toKey(input);
    const result = own.get(key) ?? build(site, input);
    own.set(key, result);
    return result;
  };
}
