/** Returns the absolute URL of the site with its base path and without a trailing slash: `https://rslib.example/docs`. URLs of search records start with it. */
export function getSiteUrl({ url }: { readonly url: string }, basePath: string): string {
  return url + basePath;
}

/** Decodes a part of a URL. Returns invalid encodings, such as `100%`, unchanged. */
export function decodeUrlText(text: string): string {
  return tryDecode(text) ?? text;
}

/** Returns whether all escapes of a URL are complete and form valid UTF-8. */
export function isDecodable(text: string): boolean {
  return tryDecode(text) !== undefined;
}

function tryDecode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** A character that ends or changes a value in HTML, in a shell, or in the rule files of hosts. URLs can contain it escaped. */
export const SPECIAL_CHARACTER = /[\s\p{C}"'<>\\^`{|}$;]/u;

/** A character that paths of pages do not have, because hosts or their rule files treat it in different ways. `%` starts an escape. */
export const NOT_IN_PATHS = /[^\p{L}\p{M}\p{N}/._~@,%-]/u;

/** Schemes that run code or contain a document. */
const UNSAFE = /^(?:javascript|vbscript|data|blob|file|view-source):/i;

/** Returns whether a link would run code or open something other than a web page. Browsers ignore control characters in a scheme, so `java\tscript:` counts. */
export function isUnsafeUrl(url: string): boolean {
  return UNSAFE.test(url.replace(/[\0-\x20\x7f-\x9f]/g, ''));
}
