/** Fields that keys are typed into. Radio buttons and switches have the focus after a click, but no text. */
export const TYPED_FIELDS = 'input:not([type=radio],[type=checkbox]),select,textarea';

/** Longest query; longer selections are cut. */
export const MAX_QUERY = 64;

type SearchKeyEvent = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'target'>;

/**
 * Finds the query that a key opens the search with: Ctrl or Command with K and `/` open it with the selected text, a letter on the
 * search button with that letter. Returns undefined for all other keys.
 */
export function findSearchKey(
  { key, ctrlKey, metaKey, altKey, shiftKey, target }: SearchKeyEvent,
  isOnButton: boolean,
): string | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey ? readSelection() : undefined;
  if (isEditable(target) || !(isOnButton ? /^[\p{L}\p{N}/ ]$/u : /^\/$/).test(key)) return undefined;
  return /[/ ]/.test(key) ? readSelection() : key;
}

/** The text that the reader has selected on the page, as a query. An input would drop its line breaks and join the words around them. */
export function readSelection(): string {
  return cutQuery(String(getSelection()).trim().replace(/\s+/g, ' '));
}

/** Cuts a query to the longest length, never inside a character. */
export function cutQuery(text: string): string {
  return [...text].slice(0, MAX_QUERY).join('');
}

function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TYPED_FIELDS));
}
