/** Languages whose lines may begin with a prompt. */
const SHELL = /^(?:bash|sh|shell|zsh|console|shellsession)$/;

/**
 * The text that a reader wants to paste: without the lines that a diff takes away (its signs are drawn, not written) and
 * without the prompts of a shell.
 */
export function readCode(block: Element | null, lang: string): string {
  const code = block?.querySelector('pre code');
  if (!code) return '';
  const lines = [...code.querySelectorAll('.line')];
  const kept = lines.filter((line) => !line.classList.contains('remove')).map((line) => line.textContent ?? '');
  const text = lines.length > 0 ? kept.join('\n') : (code.textContent ?? '').replace(/\n$/, '');
  return SHELL.test(lang) ? text.replace(/^\$ /gm, '') : text;
}
