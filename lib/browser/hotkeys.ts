/** Whether the keyboard has a command key where others have Ctrl. */
export function isApplePlatform(): boolean {
  return /Mac|iPhone|iPad|iPod/i.test(navigator.userAgent);
}

/** The key combination that copies, in the words of the platform. */
export function describeCopyKeys(): string {
  return isApplePlatform() ? '⌘+C' : 'Ctrl+C';
}
