/** Prefix of all keys in local storage. Forbidden or full storage is never an error: the site then remembers nothing. */
const PREFIX = 'rslib-docs:';

export function storageKey(name: string): string {
  return PREFIX + name;
}

/** Returns the stored value, or null if there is none or storage is forbidden. `prefix` is empty for keys of other programs. */
export function readStorage(name: string, prefix = PREFIX): string | null {
  try {
    return localStorage.getItem(prefix + name);
  } catch {
    return null;
  }
}

/** Returns whether the value was stored. */
export function writeStorage(name: string, value: string): boolean {
  try {
    localStorage.setItem(storageKey(name), value);
    return true;
  } catch {
    return false;
  }
}
