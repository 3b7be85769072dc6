/** Languages whose lines may start with a prompt. */
const SHELL = /^(?:bash|sh|shell|zsh|console|shellsession)$/;

/**
 * Reads the code of a block as a reader wants to paste it: without the lines that a diff removes (its signs are drawn by the styles)
 * and without shell prompts. Returns an empty string if the block has no code.
 */
export function readCode(block: HTMLElement): string {
  const code = block.querySelector('pre code');
  if (!code) return '';
  const lines = [...code.querySelectorAll('.line')];
  const kept = lines.filter((line) => !line.classList.contains('remove')).map((line) => line.textContent ?? '');
  const text = lines.length > 0 ? kept.join('\n') : (code.textContent ?? '').replace(/\n$/, '');
  return SHELL.test(block.dataset.lang ?? '') ? text.replace(/^\$ /gm, '') : text;
}
