/** Whether shortcuts use the command key instead of Ctrl. */
export function isApplePlatform(): boolean {
  return /Mac|iPhone|iPad|iPod/i.test(navigator.userAgent);
}

/** The keyboard shortcut for copying, as the platform writes it. */
export function describeCopyKeys(): string {
  return isApplePlatform() ? '⌘+C' : 'Ctrl+C';
}
