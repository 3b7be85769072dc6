import { isExternal } from '@/lib/routes/paths';

/** The full address of a link or image as it stands in a page: other sites stay, `#x` is completed with the page's own path. */
export function completeUrl(target: string, pagePath: string, buildUrl: (path: string) => string): string {
  if (isExternal(target) || /^[a-z][a-z0-9+.-]*:/i.test(target)) return target;
  const path = target.startsWith('#') ? pagePath + target : target;
  return buildUrl(decodeSafely(path));
}

/** Links of compiled pages are escaped already, except where they are malformed. */
function decodeSafely(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
