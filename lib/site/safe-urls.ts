/** A character that ends or changes a value in HTML, in a shell, or in the rule files of hosts. URLs can contain it escaped. */
export const SPECIAL_CHARACTER = /[\s\p{C}"'<>\\^`{|}$;]/u;

/** Schemes that run code or contain a document. */
const UNSAFE = /^(?:javascript|vbscript|data|blob|file|view-source):/i;

/** Returns whether a link would run code or leave the web. Browsers ignore control characters in a scheme, so `java\tscript:` counts. */
export function isUnsafeUrl(url: string): boolean {
  return UNSAFE.test(url.replace(/[\0-\x20\x7f-\x9f]/g, ''));
}
