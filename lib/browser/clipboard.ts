/** How long a copy button shows the copied state, in milliseconds. */
export const COPIED_RESET_MS = 2000;

const PLAIN = 'text/plain';

/**
 * Copies text, which may still be loading: Safari lets only the click itself write to the clipboard, not what follows a request. If access
 * is denied, shows the text in a prompt for readers to copy. `promptText` is the message of the prompt, with `{keys}` for the key
 * combination. Returns whether the text was copied without the prompt; rejects if it cannot be loaded.
 */
export async function copyText(text: string | Promise<string>, promptText: string): Promise<boolean> {
  try {
    if (typeof text === 'string') await navigator.clipboard.writeText(text);
    else {
      // Older browsers take no promise of a string.
      const blob = text.then((loaded) => new Blob([loaded], { type: PLAIN }));
      await navigator.clipboard.write([new ClipboardItem({ [PLAIN]: blob })]);
    }
    return true;
  } catch {
    // Phones and tablets of Apple say "like Mac OS X".
    const keys = navigator.userAgent.includes('Mac') ? '⌘+C' : 'Ctrl+C';
    window.prompt(promptText.replace('{keys}', keys), await text);
    return false;
  }
}
