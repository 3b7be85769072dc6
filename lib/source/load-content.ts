import { existsSync } from 'node:fs';
import path from 'node:path';
import { stripSlash } from '@/lib/routes/paths';
import { type Diagnostic, throwDiagnostics } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import type { SiteConfig } from '@/lib/site/types';
import { decodeUrlText } from '@/lib/site/urls';
import { isAhead } from '@/lib/source/frontmatter';
import { parseMeta, parseNav } from '@/lib/source/meta';
import { createPageParser } from '@/lib/source/parse-page';
import { parsePages } from '@/lib/source/parse-pages';
import { readContentFiles } from '@/lib/source/read-files';
import { parseSearchWords } from '@/lib/source/search-words';
import { createSite, type Site } from '@/lib/source/site';
import {
  type PageRedirect,
  type PublishedUrls,
  readPublishedUrls,
  readRedirects,
  readTranslations,
  type SiteFile,
} from '@/lib/source/site-files';
import type { TranslationRecord } from '@/lib/source/translations';
import type { DataFile, DataLinks, FolderMeta, Page } from '@/lib/source/types';

/** A content folder, read and parsed. */
export interface Content {
  /** Absolute content folder. */
  readonly root: string;
  /** Absolute paths of the public directories; the first one that contains a file wins. */
  readonly publicDirs: readonly string[];
  /** Contains published pages only. */
  readonly site: Site;
  /** The site when all posts with a later date are published. Absent if there are none. */
  readonly upcoming?: Site;
  /** All pages, including drafts and future posts. */
  readonly pages: readonly Page[];
  readonly metas: readonly FolderMeta[];
  readonly dataLinks: readonly DataLinks[];
  /** All files in the folders of the languages, relative to `root`, except hidden ones. */
  readonly names: readonly string[];
  readonly redirects: SiteFile<readonly PageRedirect[]>;
  readonly publishedUrls: SiteFile<PublishedUrls>;
  readonly translations: SiteFile<TranslationRecord | undefined>;
  /** Parse errors only; `lib/checks` finds all others. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Reads and parses the content of `docsDir`. Throws if a configured language has no folder. */
export async function loadContent(docsDir: string, config: SiteConfig, basePath = ''): Promise<Content> {
  const files = readContentFiles(docsDir, config);
  const publicDirs = [path.resolve(docsDir, 'public'), path.resolve('public')].filter((dir) => existsSync(dir));
  const parseAll = <Parsed>(dataFiles: readonly DataFile[], parse: (file: string, text: string) => Parsed) =>
    dataFiles.map(({ text, ...place }) => {
      const file = toDisplayPath(path.join(files.root, place.file));
      return { ...place, file, ...parse(file, text) };
    });
  const metas = parseAll(files.metas, parseMeta);
  const navs = parseAll(files.navs, parseNav);
  const searches = parseAll(files.searches, parseSearchWords);
  const parsePage = createPageParser(files.root, config, publicDirs);
  const translations = readTranslations(docsDir);
  const parsed = await parsePages(files.pages, parsePage, config, translations.data ?? {});
  const pages = parsed.map(({ page }) => page);
  const redirects = readRedirects(docsDir);
  const publishedUrls = readPublishedUrls(docsDir);
  const published = pages.filter(isPublished);
  const complete = pages.filter((page) => isPublished(page) || !page.frontmatter.draft);
  // Hosts add or remove the slash themselves when a page becomes an index page, and a rule for it would redirect the page to itself.
  const moved = redirects.data.filter(({ from, to }) => decodeUrlText(stripSlash(from)) !== decodeUrlText(stripSlash(to)));
  const buildSite = (chosen: readonly Page[]) => createSite({ config, pages: chosen, metas, navs, searches, redirects: moved }, basePath);
  return {
    root: files.root,
    publicDirs,
    site: buildSite(published),
    upcoming: complete.length > published.length ? buildSite(complete) : undefined,
    pages,
    metas,
    dataLinks: [...metas, ...navs, ...searches],
    names: files.names,
    redirects,
    publishedUrls,
    translations,
    diagnostics: [...metas, ...navs, ...searches, ...parsed, redirects, publishedUrls, translations].flatMap(
      ({ diagnostics }) => diagnostics,
    ),
  };
}

/** Loads the site of a content folder. Throws one error with all files that cannot be parsed. */
export async function loadSite(docsDir: string, config: SiteConfig, basePath = ''): Promise<Site> {
  const { site, diagnostics } = await loadContent(docsDir, config, basePath);
  throwDiagnostics(diagnostics);
  return site;
}

/** Drafts and future posts are parsed and checked, but published only in development. */
function isPublished({ frontmatter }: Page): boolean {
  if (process.env.NODE_ENV === 'development') return true;
  return !frontmatter.draft && !isAhead(frontmatter.date);
}
