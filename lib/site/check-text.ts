import type { Mistake } from '@/lib/site/diagnostics';
import { getLineNumber } from '@/lib/site/text-lines';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/;

/**
 * Finds the first character that is not allowed in content files: U+FFFD, which Node reads in place of bytes that are not UTF-8, and
 * control characters, which feeds and sitemaps cannot contain.
 */
export function checkText(text: string): (Mistake & { readonly line: number }) | undefined {
  const at = text.search(new RegExp(`\ufffd|${CONTROL.source}`));
  if (at < 0) return undefined;
  const line = getLineNumber(text, at);
  if (text[at] === '\ufffd') return { line, message: 'The file is not valid UTF-8.', hint: 'Save it as UTF-8.' };
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  return { line, message: `The file contains the control character U+${code}.`, hint: 'Delete the character.' };
}
