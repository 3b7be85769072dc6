/** Languages whose lines may start with a prompt. */
const SHELL = /^(?:bash|sh|shell|zsh|console|shellsession)$/;

/** Returns the code to copy, without lines marked as removed and without shell prompts. */
export function readCode(block: Element | null, lang: string): string {
  const code = block?.querySelector('pre code');
  if (!code) return '';
  const lines = [...code.querySelectorAll('.line')];
  const kept = lines.filter((line) => !line.classList.contains('remove')).map((line) => line.textContent ?? '');
  const text = lines.length > 0 ? kept.join('\n') : (code.textContent ?? '').replace(/\n$/, '');
  return SHELL.test(lang) ? text.replace(/^\$ /gm, '') : text;
}
