import { describeCopyKeys } from '@/lib/browser/hotkeys';

/** How long a copy button shows that it copied, in milliseconds (spec section 9). */
export const COPIED_RESET_MS = 2000;

/**
 * Copies text. Where the clipboard is forbidden, a prompt shows the text with the keys to press (spec section 8);
 * `promptText` is its message with `{keys}` for the key combination. Returns whether the text was copied without the prompt.
 */
export async function copyText(text: string, promptText: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(promptText.replace('{keys}', describeCopyKeys()), text);
    return false;
  }
}
