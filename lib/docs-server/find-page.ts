import type { DocsIndex, DocsPage } from '@/lib/docs-server/docs-index';
import { normalizePath } from '@/lib/routes/normalize-path';
import { type PathRules, parsePath, splitHref } from '@/lib/routes/paths';
import { normalizeText } from '@/lib/search/engine/tokenize';
import { findSitePath } from '@/lib/search/hit-address';
import { measureSimilarity } from '@/lib/site/similar-names';
import type { Lang } from '@/lib/site/types';
import { decodeUrlText } from '@/lib/site/urls';

/** Number of names to list in an error message. */
const MAX_NEAREST = 5;

/** A page, and the id of one of its headings, empty without a hash in the address. The heading may not exist. */
export interface PageTarget {
  readonly page: DocsPage;
  readonly id: string;
}

/**
 * Finds a page by its path, the URL of its HTML or Markdown version or its resource URI, and follows a redirect of the page or heading.
 * `lang` selects the translation. Undefined if there is no such page.
 */
export function findPage(index: DocsIndex, target: string, lang?: Lang): PageTarget | undefined {
  const address = readAddress(index, target);
  if (!address) return undefined;
  const wanted = lang ?? address.lang;
  const { key, id } = followRedirect(index, address);
  const page = index.pages.find((page) => page.language === wanted && getKey(index, page) === key);
  return page && { page, id };
}

/** Follows the redirect of a heading or else that of its page, which keeps the id. */
function followRedirect(index: DocsIndex, address: Address): Address {
  const find = (id: string) =>
    index.redirects.find(({ from }) => {
      const old = readAddress(index, from);
      return old?.key === address.key && old.id === id;
    });
  const redirect = find(address.id) ?? find('');
  const moved = redirect && readAddress(index, redirect.to);
  return moved ? { ...moved, id: moved.id || address.id } : address;
}

/**
 * Lists the pages of a language whose paths start with `prefix`, which may or may not have a language segment: for `/guide/`, not
 * `/guidelines`.
 */
export function listPages(index: DocsIndex, lang: Lang, prefix: string): DocsPage[] {
  const key = readAddress(index, prefix)?.key;
  if (key === undefined) return [];
  const start = key && prefix.trimEnd().endsWith('/') ? `${key}/` : key;
  return index.pages.filter((page) => page.language === lang && `${getKey(index, page)}/`.startsWith(start));
}

/** Lists the pages whose path or title is most similar to a target that does not exist, most similar first. */
export function listNearest(index: DocsIndex, target: string, lang?: Lang): DocsPage[] {
  const address = readAddress(index, target) ?? { lang: index.defaultLang, key: target };
  const wanted = normalizeText(address.key);
  const last = normalizeText(getLastSegment(address.key));
  return index.pages
    .filter((page) => page.language === (lang ?? address.lang))
    .map((page) => {
      const key = getKey(index, page);
      const names = [normalizeText(key), normalizeText(getLastSegment(key)), normalizeText(page.title)];
      return { page, alike: Math.max(...names.flatMap((name) => [measureSimilarity(wanted, name), measureSimilarity(last, name)])) };
    })
    .filter(({ alike }) => alike > 0)
    .sort((a, b) => b.alike - a.alike)
    .slice(0, MAX_NEAREST)
    .map(({ page }) => page);
}

/** Builds a resource URI from language and key of a page, `docs://zh/guide/start`, encoded as clients send it. */
export function buildResourceUri(index: DocsIndex, page: DocsPage): string {
  return `docs://${page.language}/${encodeURI(getKey(index, page))}`;
}

function getKey(index: DocsIndex, { path }: DocsPage): string {
  return parsePath(path, getRules(index)).key;
}

function getRules({ defaultLang, langs }: DocsIndex): PathRules {
  return { defaultLang, langs, defaultVersion: '', versions: [] };
}

/** Language and key of a page, and the id of a heading, empty without a hash. Neither may exist. */
interface Address {
  readonly lang: Lang;
  readonly key: string;
  readonly id: string;
}

function readAddress(index: DocsIndex, target: string): Address | undefined {
  const text = target.trim().replace(/^docs:\/\//, '/');
  const url = /^https?:/i.test(text) ? text : `${index.site}/${text.replace(/^\/+/, '')}`;
  const path = findSitePath(url, index.site);
  if (path === undefined) return undefined;
  const href = splitHref(path);
  const segments = href.path.split('/').map(decodeUrlText);
  const rules = getRules(index);
  const { lang, key } = parsePath(normalizePath(segments.join('/').replace(/\.mdx?$/, ''), rules), rules);
  return { lang, key, id: decodeUrlText(href.hash.slice(1)) };
}

function getLastSegment(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1);
}
