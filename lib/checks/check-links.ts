import { isAsset } from '@/lib/markdown/remark-targets';
import { isExternal, splitHref } from '@/lib/routes/paths';
import type { Diagnostic } from '@/lib/site/diagnostics';
import type { Page, Site } from '@/lib/source/types';

/**
 * Dead links, dead hashes and missing images, each with the line of its source. Links are checked as they are written, without
 * language, inside the page's own language and version.
 */
export function checkLinks(site: Site, display: (file: string) => string, hasFile: (url: string) => boolean): Diagnostic[] {
  const idsByPath = new Map(
    site.pages.map((page) => [keyOf(page, page.key), new Set(page.headings.map((heading) => heading.id))] as const),
  );
  const broken = new Set(site.pages.filter((page) => !page.code).map((page) => keyOf(page, page.key)));
  return site.pages.flatMap((page) => {
    const file = display(page.file);
    const links = [...page.links, ...listFrontmatterLinks(page)].flatMap(({ url, line }): Diagnostic[] => {
      const fault = findFault(page, url, idsByPath, hasFile);
      const target = splitHref(url).path;
      // The headings of a page that does not compile are not known.
      return fault && !broken.has(keyOf(page, target === '' ? page.key : target.slice(1))) ? [{ file, line, ...fault }] : [];
    });
    const images = page.images.flatMap(({ url, line }): Diagnostic[] =>
      hasFile(splitHref(url).path)
        ? []
        : [{ file, line, message: `Missing image "${url}".`, hint: 'Images live in public/; write the path from there, starting with /.' }],
    );
    return [...links, ...images];
  });
}

function findFault(
  page: Page,
  url: string,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
  hasFile: (url: string) => boolean,
): Pick<Diagnostic, 'message' | 'hint'> | undefined {
  const { path, hash } = splitHref(url);
  const id = decodeURIComponent(hash.slice(1));
  if (path !== '' && !path.startsWith('/')) {
    return { message: `Relative link "${url}".`, hint: 'Write the path from the root without language: /guide/start/.' };
  }
  if (path !== '' && isAsset(path)) {
    return hasFile(path) ? undefined : { message: `Dead link "${url}": no such file in public/.`, hint: 'Correct the path.' };
  }
  const target = ids.get(keyOf(page, path === '' ? page.key : path.slice(1)));
  if (!target) return { message: `Dead link "${url}": no such page.`, hint: suggestSlash(page, path, ids) };
  if (id && !target.has(id)) {
    return {
      message: `Dead link "${url}": the page has no heading "#${id}".`,
      hint: `Its headings: ${[...target]
        .slice(0, 40)
        .map((each) => `#${each}`)
        .join(', ')}.`,
    };
  }
  return undefined;
}

function suggestSlash(page: Page, path: string, ids: ReadonlyMap<string, unknown>): string {
  const other = path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
  return ids.has(keyOf(page, other.slice(1))) ? `Write "${other}".` : 'Correct the path; it is written without language and without .md.';
}

function listFrontmatterLinks({ frontmatter: { hero, features } }: Page): { url: string; line: number }[] {
  const urls = [...(hero?.actions.map((action) => action.link) ?? []), ...features.flatMap((feature) => feature.link ?? [])];
  return urls.filter((url) => !isExternal(url)).map((url) => ({ url, line: 1 }));
}

function keyOf({ version, lang }: Page, key: string): string {
  return `${version} ${lang} ${key}`;
}
