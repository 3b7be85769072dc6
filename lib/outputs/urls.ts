/** Converts the URL of a link or image in a page to an absolute one. External URLs are unchanged; `#x` is relative to the page. */
export function completeUrl(target: string, pagePath: string, buildUrl: (path: string) => string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return target;
  const path = target.startsWith('#') ? pagePath + target : target;
  return buildUrl(decodeSafely(path));
}

/** Decodes a link of a compiled page, where links are already escaped; malformed ones are unchanged. */
function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
