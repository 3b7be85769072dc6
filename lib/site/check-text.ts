import type { Mistake } from '@/lib/site/diagnostics';
import { getLineNumber } from '@/lib/site/text-lines';

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to find.
const CONTROL = /[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]|\r(?!\n)/;

/** The lines that git writes before and after the two sides of a conflict. One may be left over from an incomplete edit. */
const CONFLICT = /^(?:<{7}|>{7}) /m;

/** Finds the first mistake that no file may have: a merge conflict, bytes that are not UTF-8 (U+FFFD), or a control character. */
export function checkText(text: string): (Mistake & { readonly line: number }) | undefined {
  const conflict = text.search(CONFLICT);
  if (conflict >= 0) {
    const hint = 'Combine both sides, and delete the lines that start with <<<<<<<, ======= and >>>>>>>.';
    return { line: getLineNumber(text, conflict), message: 'The file has an unresolved merge conflict.', hint };
  }
  const at = text.search(new RegExp(`\ufffd|${CONTROL.source}`));
  if (at < 0) return undefined;
  const line = getLineNumber(text, at);
  if (text[at] === '\ufffd') return { line, message: 'The file is not valid UTF-8.', hint: 'Save it as UTF-8.' };
  const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0');
  const hint = code === '000D' ? 'End the lines of the file with LF.' : 'Delete the character.';
  return { line, message: `The file contains the control character U+${code}.`, hint };
}
