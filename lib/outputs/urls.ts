import { isExternal } from '@/lib/routes/paths';

/** Absolute URL of a link or image in a page. External URLs are unchanged; `#x` is relative to the page. */
export function completeUrl(target: string, pagePath: string, buildUrl: (path: string) => string): string {
  if (isExternal(target) || /^[a-z][a-z0-9+.-]*:/i.test(target)) return target;
  const path = target.startsWith('#') ? pagePath + target : target;
  return buildUrl(decodeSafely(path));
}

/** Links of compiled pages are already escaped, unless they are malformed. */
function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
