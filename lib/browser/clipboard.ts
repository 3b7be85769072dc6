/** How long a copy button shows the copied state, in milliseconds. */
export const COPIED_RESET_MS = 2000;

/**
 * Copies text. If access to the clipboard is denied, shows the text in a prompt, from which readers can copy it. `promptText` is
 * the message of the prompt with `{keys}` for the key combination. Returns whether the text was copied without the prompt.
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

/** The keyboard shortcut for copying, as the platform writes it. */
function describeCopyKeys(): string {
  return /Mac|iPhone|iPad|iPod/i.test(navigator.userAgent) ? '⌘+C' : 'Ctrl+C';
}
