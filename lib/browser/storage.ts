/** Local storage under the site's prefix. Forbidden or full storage is a browser without memory, never an error. */
const PREFIX = 'rslib-docs:';

export function storageKey(name: string): string {
  return PREFIX + name;
}

/** The stored value, or null where there is none or storage is forbidden. */
export function readStorage(name: string): string | null {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

/** Whether the value was kept. */
export function writeStorage(name: string, value: string): boolean {
  try {
    localStorage.setItem(storageKey(name), value);
    return true;
  } catch {
    return false;
  }
}
