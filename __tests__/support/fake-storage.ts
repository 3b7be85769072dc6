/** Replaces local storage by the returned map, which is empty before each test of the file or group. */
export function fakeStorage(): Map<string, string> {
  const items = new Map<string, string>();
  const value = { getItem: (key: string) => items.get(key) ?? null, setItem: (key: string, text: string) => items.set(key, text) };
  beforeEach(() => {
    items.clear();
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value });
  });
  afterAll(() => {
    Reflect.deleteProperty(globalThis, 'localStorage');
  });
  return items;
}
