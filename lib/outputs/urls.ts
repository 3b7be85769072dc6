/**
 * Converts the URL of a link or image in a page to an absolute one. Absolute URLs are unchanged; `#x` and `?x` are relative to the page. Links of a
 * compiled page are already escaped, others may not be.
 */
export function completeUrl(target: string, pagePath: string, buildUrl: (path: string) => string): string {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(target)) return target;
  return buildUrl(/^[#?]/.test(target) ? pagePath + target : target).replace(/%25(?=[\da-f]{2})/gi, '%');
}
