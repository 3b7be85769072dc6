/**
 * Runs a function as the head script does: as text, in a place that has nothing but these globals. What the function would take
 * from its own module is missing there, so that a test by this way also proves that it takes nothing.
 */
export function runAsText<Result>(run: (...args: never[]) => Result, args: readonly unknown[], globals: Record<string, unknown>): Result {
  const names = Object.keys(globals);
  return new Function(...names, 'args', `return (${run.toString()})(...args)`)(...Object.values(globals), args);
}

/** An address with what the head script does to it: `left` is where a new document was loaded, `shown` where only the address changed. */
export function createPlace(url: string, status = 200) {
  const { origin, pathname, search, hash } = new URL(url, 'https://rslib.rs');
  const place: { left?: string; shown?: string } = {};
  return {
    place,
    globals: {
      location: {
        origin,
        pathname,
        search,
        hash,
        replace: (to: string) => {
          place.left = to;
        },
      },
      history: {
        state: null,
        replaceState: (_state: unknown, _title: string, to: string) => {
          place.shown = to;
        },
      },
      performance: { getEntriesByType: () => [{ responseStatus: status }] },
    },
  };
}

/** Storage in memory; with `broken` it throws as a browser does that forbids it. */
export function createStorage(values: Record<string, string> = {}, broken = false) {
  const check = () => {
    if (broken) throw new Error('The operation is insecure.');
  };
  return {
    getItem: (key: string) => {
      check();
      return values[key] ?? null;
    },
    setItem: (key: string, value: string) => {
      check();
      values[key] = value;
    },
  };
}
