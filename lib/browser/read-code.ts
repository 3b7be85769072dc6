/** Languages whose lines may start with a prompt. */
const SHELL = /^(?:bash|sh|shell|zsh|console|shellsession)$/;

/**
 * Reads the code of a block as a reader wants to paste it: without the lines that a diff removes (its signs are drawn by the styles),
 * without hidden parts and without shell prompts. Returns an empty string if the block has no code.
 */
export function readCode(block: HTMLElement): string {
  const code = block.querySelector('pre code')?.cloneNode(true) as HTMLElement | undefined;
  if (!code) return '';
  // The command of an explorer has the flags of all choices.
  for (const part of code.querySelectorAll('[hidden]')) part.remove();
  const lines = [...code.querySelectorAll('.line')];
  const kept = lines.filter((line) => !line.classList.contains('remove')).map((line) => line.textContent ?? '');
  const text = lines.length > 0 ? kept.join('\n') : (code.textContent ?? '').replace(/\n$/, '');
  return SHELL.test(block.dataset.lang ?? '') ? text.replace(/^\$ /gm, '') : text;
}
