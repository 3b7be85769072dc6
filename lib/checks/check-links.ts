import { isAsset } from '@/lib/markdown/remark-targets';
import { isExternal, splitHref } from '@/lib/routes/paths';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Site } from '@/lib/source/site';
import type { Page } from '@/lib/source/types';

/**
 * Finds dead links, dead hashes and missing images, each with its line in the source. Links are written without language and are
 * checked in the language and version of the page.
 */
export function checkLinks(site: Site, display: (file: string) => string, hasFile: (url: string) => boolean): Diagnostic[] {
  return site.pages.flatMap((page) => {
    const file = display(page.file);
    const links = [...page.links, ...listFrontmatterLinks(page)].flatMap(({ url, line }): Diagnostic[] => {
      const mistake = checkLink(url, page, site, hasFile);
      return mistake ? [{ file, line, ...mistake }] : [];
    });
    const images = page.images.flatMap(({ url, line }): Diagnostic[] =>
      hasFile(splitHref(url).path)
        ? []
        : [
            {
              file,
              line,
              message: `Missing image "${url}".`,
              hint: 'Put images in public/ and write the path from there, starting with /.',
            },
          ],
    );
    return [...links, ...images];
  });
}

function checkLink(
  url: string,
  page: Page,
  site: Site,
  hasFile: (url: string) => boolean,
): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  const { path, hash } = splitHref(url);
  if (path !== '' && !path.startsWith('/')) {
    return { message: `Relative link "${url}".`, hint: 'Write the path from the root without language: /guide/start/.' };
  }
  if (path !== '' && isAsset(path)) {
    return hasFile(path) ? undefined : { message: `Dead link "${url}": no such file in public/.`, hint: 'Fix the path or add the file.' };
  }
  const target = path === '' ? page : site.findPageByPath(site.localizeLink(path, page));
  if (!target) return { message: `Dead link "${url}": no such page.`, hint: suggestPath(path, page, site) };
  const id = decodeURIComponent(hash.slice(1));
  // The headings of a page that does not compile are unknown.
  if (!id || !target.code || target.headings.some((heading) => heading.id === id)) return undefined;
  const known = target.headings.slice(0, 40).map((heading) => `#${heading.id}`);
  return { message: `Dead link "${url}": the page has no heading "#${id}".`, hint: `Its headings: ${known.join(', ')}.` };
}

function suggestPath(path: string, page: Page, site: Site): string {
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return site.findPageByPath(site.localizeLink(other, page))
    ? `Write "${other}".`
    : 'Fix the path; write it without language and without .md.';
}

function listFrontmatterLinks({ frontmatter: { hero, features } }: Page): { url: string; line: number }[] {
  const urls = [...(hero?.actions.map((action) => action.link) ?? []), ...features.flatMap((feature) => feature.link ?? [])];
  return urls.filter((url) => !isExternal(url)).map((url) => ({ url, line: 1 }));
}
