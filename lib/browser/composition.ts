/** Code of all keys that an input method has handled. */
const HANDLED_KEY = 229;

/**
 * Returns whether a key belongs to the composition of an input method. In Safari, the key that ends a composition, such as Enter, comes after
 * its end, so only its code tells.
 */
export function isForComposition({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === HANDLED_KEY;
}
