import type { Diagnostic } from '@/lib/site/diagnostics';

/**
 * White space, invisible characters, and those that have a meaning in URLs, HTML or the rule files of hosts. U+FFFD stands for bytes that are not UTF-8.
 */
const REFUSED = /[\s\p{C}\ufffd#?%"'<>\\^`{|}$;:*]/u;

/** Finds files whose name cannot be a part of a URL on every host. `display` returns the path of a file for messages. */
export function checkNames(names: readonly string[], display: (name: string) => string): Diagnostic[] {
  return names.flatMap((file): Diagnostic[] => {
    const found = REFUSED.exec(file)?.[0];
    if (found === undefined) return [];
    const name = /[\s\p{C}\ufffd]/u.test(found) ? `U+${found.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` : found;
    const message = `The name of the file contains "${name}", which URLs cannot contain.`;
    return [{ file: printable(display(file)), message, hint: 'Rename it with letters, digits and - _ . ~.' }];
  });
}

/** Control characters would change the output of the terminal. */
function printable(file: string): string {
  return file.replace(/\p{C}/gu, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
