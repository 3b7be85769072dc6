import { readStorage, writeStorage } from '@/lib/browser/storage';

/** Selects the fields that readers type into. Radio buttons and switches keep the focus after a click, but have no text. */
export const TYPED_FIELDS = 'input:not([type=radio],[type=checkbox]),select,textarea';

/** Maximum length of a query in UTF-16 code units, as input fields count. Longer selections are cut. */
export const MAX_QUERY = 64;

/** Storage name of whether `/` opens the search: `off`, or else it does. */
const SLASH_KEY = 'slash-key';

/** Returns whether `/` opens the search. Readers can turn it off, since voice input may type it by accident (WCAG 2.1.4). */
export function isSlashKeyOn(): boolean {
  return readStorage(SLASH_KEY) !== 'off';
}

export function storeSlashKey(isOn: boolean): void {
  writeStorage(SLASH_KEY, isOn ? 'on' : 'off');
}

type SearchKeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/**
 * Finds the query that a key opens the search with: the selected text for Ctrl+K, Command+K and `/`, or the letter that was typed on the
 * search button, where `/` is never off. Returns undefined for all other keys.
 */
export function findSearchKey(
  { key, ctrlKey, metaKey, altKey, shiftKey, target }: SearchKeyEvent,
  isOnButton: boolean,
): string | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? readSelection() : undefined;
  if (isEditable(target) || !(isOnButton ? /^[\p{L}\p{N}/ ]$/u.test(key) : key === '/' && isSlashKeyOn())) return undefined;
  return /[/ ]/.test(key) ? readSelection() : key;
}

/** Reads the text selected on the page as a query. Replaces line breaks, which an input would drop, joining the words around them. */
export function readSelection(): string {
  return cutQuery(String(getSelection()).trim().replace(/\s+/g, ' '));
}

/** Cuts a query to the maximum length, never inside a character. */
export function cutQuery(text: string): string {
  return text.slice(0, MAX_QUERY).replace(/[\uD800-\uDBFF]$/, '');
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_FIELDS));
}
