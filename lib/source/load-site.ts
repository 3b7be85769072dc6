import { existsSync } from 'node:fs';
import path from 'node:path';
import { checkDocumented } from '@/lib/checks/check-documented';
import { checkFollowed } from '@/lib/checks/check-followed';
import { checkLinks } from '@/lib/checks/check-links';
import { checkPublishedUrls } from '@/lib/checks/check-published-urls';
import { checkStructure } from '@/lib/checks/check-structure';
import { checkTranslations } from '@/lib/checks/check-translations';
import { checkVerified } from '@/lib/checks/check-verified';
import { EXAMPLES_FOLDER } from '@/lib/examples/paths';
import { compilePageCached } from '@/lib/markdown/compile-cache';
import type { ExampleSource } from '@/lib/markdown/example-source';
import { buildPathRules } from '@/lib/routes/path-rules';
import { buildPath } from '@/lib/routes/paths';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { throwDiagnostics } from '@/lib/site/diagnostics';
import { findTexts } from '@/lib/site/texts/texts';
import type { SiteConfig } from '@/lib/site/types';
import { parseFrontmatter } from '@/lib/source/frontmatter';
import { createImageSizes } from '@/lib/source/image-sizes';
import { readLastUpdated } from '@/lib/source/last-updated';
import { parseMeta, parseNav } from '@/lib/source/meta';
import { type ContentFiles, readContentFiles } from '@/lib/source/read-files';
import { readPublishedUrls, readRedirects } from '@/lib/source/site-files';
import type { Page, Site, SourceFile } from '@/lib/source/types';

/**
 * Reads, parses and checks the content of `docsDir` (design section 2).
 * Throws `ContentError` with all diagnostics of the run.
 */
export async function loadSite(docsDir: string, config: SiteConfig): Promise<Site> {
  const files = readContentFiles(docsDir, config);
  const display = (file: string) => path.relative(process.cwd(), path.join(files.root, file)).split(path.sep).join('/');
  const diagnostics: Diagnostic[] = [];
  const metas = files.metas.map(({ text, ...meta }) => {
    const parsed = parseMeta(display(meta.file), text);
    diagnostics.push(...parsed.diagnostics);
    return { ...meta, file: display(meta.file), entries: parsed.entries };
  });
  const navs = files.navs.map(({ lang, version, file, text }) => {
    const parsed = parseNav(display(file), text);
    diagnostics.push(...parsed.diagnostics);
    return { lang, version, nav: parsed.nav };
  });
  const publicDirs = [path.resolve(docsDir, 'public'), path.resolve('public')].filter((dir) => existsSync(dir));
  const pages = await parsePages(files, config, publicDirs, display, diagnostics);
  const published = { config, pages: pages.filter(isPublished), metas, navs };
  const hasFile = (url: string) => publicDirs.some((dir) => existsSync(path.join(dir, decodeURI(url))));
  const faulty = new Set(diagnostics.map(({ file }) => file));
  throwDiagnostics([
    ...diagnostics,
    ...checkStructure({ ...published, pages }, display, faulty),
    ...checkTranslations(published, display, faulty),
    ...checkPublishedUrls(published, readPublishedUrls(docsDir), readRedirects(docsDir)),
    ...checkLinks(published, display, hasFile),
    ...checkVerified(pages, files.root, display),
    ...checkFollowed(pages, files.root, display),
    ...checkDocumented(files.pages, files.root, display),
  ]);
  return published;
}

async function parsePages(
  files: ContentFiles,
  config: SiteConfig,
  publicDirs: readonly string[],
  display: (file: string) => string,
  diagnostics: Diagnostic[],
): Promise<Page[]> {
  const rules = buildPathRules(config);
  const dates = config.theme.lastUpdated ? readLastUpdated(files.root) : new Map<string, string>();
  const findImageSize = createImageSizes(publicDirs);
  const parse = async (source: SourceFile): Promise<Page> => {
    const file = display(source.file);
    const { frontmatter, body, lineOf, diagnostics: faults } = parseFrontmatter(file, source.text);
    diagnostics.push(...faults);
    const heroExample = frontmatter.hero?.example;
    const compiled = await compilePageCached({
      path: path.join(files.root, source.file),
      file,
      body,
      fragments: { root: files.root, langDir: path.posix.join(source.version, source.lang) },
      targets: { prefix: buildPath({ ...source, key: '' }, rules).slice(0, -1), findImageSize },
      code: config.markdown,
      footnotes: findTexts(source.lang).footnotes,
      examples: buildExampleSource(files.root, source.lang, config),
      heroExample: heroExample ? { id: heroExample, line: lineOf('example') } : undefined,
    });
    diagnostics.push(...compiled.diagnostics);
    const h1s = compiled.headings.filter((heading) => heading.depth === 1);
    const title = frontmatter.title ?? h1s[0]?.text ?? '';
    if (faults.length === 0 && compiled.code) diagnostics.push(...checkTitle(file, title, frontmatter.pageType === 'doc' ? h1s.length : 1));
    const { diagnostics: _, ...parsed } = compiled;
    const { lang, version, key } = source;
    return {
      lang,
      version,
      key,
      path: buildPath(source, rules),
      file: source.file,
      title,
      frontmatter,
      lastUpdated: dates.get(source.file),
      ...parsed,
    };
  };
  return Promise.all(files.pages.map(parse));
}

/** Where the examples are and how a page speaks of them; nothing for a site without any. */
function buildExampleSource(contentRoot: string, lang: string, { theme }: SiteConfig): ExampleSource | undefined {
  const root = path.join(contentRoot, EXAMPLES_FOLDER);
  if (!existsSync(root)) return undefined;
  const { example, option, formatDefaults, undocumented } = findTexts(lang);
  const base = theme.repository?.sourceBaseUrl.replace('/blob/', '/tree/');
  return { root, lang, folderUrl: base && `${base}${EXAMPLES_FOLDER}/`, texts: { example, option, formatDefaults, undocumented } };
}

function checkTitle(file: string, title: string, h1Count: number): Diagnostic[] {
  if (!title)
    return [
      { file, line: 1, message: 'The page has no title.', hint: 'Start it with a level 1 heading or give a title in the frontmatter.' },
    ];
  if (h1Count === 1) return [];
  return [{ file, line: 1, message: `The page has ${h1Count} level 1 headings.`, hint: 'A documentation page has exactly one.' }];
}

/** Drafts and posts of the future are read and checked, but published only in development. */
function isPublished({ frontmatter }: Page): boolean {
  if (process.env.NODE_ENV === 'development') return true;
  return !frontmatter.draft && !(frontmatter.date && frontmatter.date > new Date().toISOString().slice(0, 10));
}
