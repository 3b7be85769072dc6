/**
 * Runs a function as the head script does: from its source text, with nothing but these globals. A function that uses anything from
 * its module fails here.
 */
export function runAsText<Result>(run: (...args: never[]) => Result, args: readonly unknown[], globals: Record<string, unknown>): Result {
  const names = Object.keys(globals);
  return new Function(...names, 'args', `return (${run.toString()})(...args)`)(...Object.values(globals), args);
}

/** A fake location and history. `left` is the URL of a document load, `shown` the URL set without one. */
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

/** Creates storage in memory. With `broken` it throws, like a browser that forbids storage. */
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
