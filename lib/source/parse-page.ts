import { existsSync } from 'node:fs';
import path from 'node:path';
import { EXAMPLES_FOLDER } from '@/lib/examples/paths';
import { compilePageCached, createSharedHashes } from '@/lib/markdown/compile-cache';
import type { PageSource } from '@/lib/markdown/compile-page';
import type { ExampleSource } from '@/lib/markdown/example-source';
import type { SectionNotices } from '@/lib/markdown/remark-notices';
import type { Heading } from '@/lib/markdown/types';
import { buildPathRules } from '@/lib/routes/path-rules';
import { buildContentPath, buildPath, buildPrefix } from '@/lib/routes/paths';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { toDisplayPath } from '@/lib/site/file-paths';
import { getLocale } from '@/lib/site/get-locale';
import { getTexts } from '@/lib/site/texts/texts';
import type { Lang, SiteConfig } from '@/lib/site/types';
import { getKeyLine, parseFrontmatter } from '@/lib/source/frontmatter';
import { readLastUpdated } from '@/lib/source/last-updated';
import { findImageSize } from '@/lib/source/public-files';
import type { Page, SourceFile } from '@/lib/source/types';

/** A page and the errors in its file. A page with errors is incomplete: its `code` is empty if it does not compile. */
export interface ParsedPage {
  readonly page: Page;
  readonly diagnostics: readonly Diagnostic[];
}

/** How a page differs from its original: some sections of the translation are outdated, or there is no translation. */
export type TranslationState =
  | { readonly kind: 'outdated'; readonly ids: readonly string[]; readonly original: NonNullable<Page['original']> }
  | { readonly kind: 'untranslated'; readonly original: NonNullable<Page['original']> };

export type PageParser = (source: SourceFile, state?: TranslationState) => Promise<ParsedPage>;

/** Creates a parser for the files of one content folder. Data that pages share, such as commit dates, is read once. */
export function createPageParser(root: string, config: SiteConfig, publicDirs: readonly string[]): PageParser {
  const rules = buildPathRules(config);
  const dates = config.theme.lastUpdated ? readLastUpdated(root) : new Map<string, string>();
  const hashes = createSharedHashes();
  const examples = new Map(config.locales.map(({ lang }) => [lang, buildExampleSource(root, lang, config)]));
  return async (source, state) => {
    const { lang, version, key, isIndex } = source;
    const original = state?.kind === 'untranslated' ? state.original : undefined;
    const contentLang = original?.lang ?? lang;
    const fullPath = path.join(root, source.file);
    const file = toDisplayPath(fullPath);
    const { frontmatter, head, body, diagnostics } = parseFrontmatter(file, source.text);
    const heroExample = frontmatter.hero?.example;
    const isDoc = frontmatter.pageType === 'doc';
    const pageSource: PageSource = {
      path: fullPath,
      file,
      head,
      body,
      fallbackTitle: isDoc && config.theme.fallbackHeadingTitle !== false ? frontmatter.title : undefined,
      fragments: { root, langDir: path.posix.join(version, contentLang) },
      targets: { prefix: buildPrefix(source, rules), findImageSize: (src) => findImageSize(publicDirs, src) },
      code: config.markdown,
      footnotes: getTexts(contentLang, config).footnotes,
      notices: state && buildNotices(state, lang, config),
      examples: examples.get(contentLang),
      heroExample: heroExample ? { id: heroExample, line: getKeyLine(head, 'example') } : undefined,
    };
    const { diagnostics: bodyDiagnostics, ...compiled } = await compilePageCached(pageSource, hashes);
    const h1s = compiled.headings.filter(({ depth }) => depth === 1);
    const title = frontmatter.title ?? h1s[0]?.text ?? '';
    // If a file cannot be read, its headings are unknown, as if it did not compile.
    const code = body === '' && diagnostics.length > 0 ? '' : compiled.code;
    const isComplete = diagnostics.length === 0 && code !== '';
    return {
      page: {
        lang,
        version,
        key,
        isIndex,
        path: buildPath(source, rules),
        contentPath: buildContentPath(source),
        original,
        contentLang,
        file: source.file,
        displayFile: file,
        title,
        frontmatter,
        head,
        lastUpdated: dates.get(source.file),
        ...compiled,
        code,
      },
      diagnostics: [...diagnostics, ...bodyDiagnostics, ...(isComplete ? checkTitle(file, title, isDoc ? h1s : undefined) : [])],
    };
  };
}

function buildNotices(state: TranslationState, lang: Lang, config: SiteConfig): SectionNotices {
  const { outdated, untranslated } = getTexts(lang, config);
  const { original } = state;
  if (state.kind === 'outdated') return { ids: state.ids, original, texts: outdated };
  return { ids: [''], original, texts: untranslated, tag: getLocale(config, lang).tag };
}

/** Builds the source of examples: their folder and the texts that describe them. Undefined if the site has no examples. */
function buildExampleSource(contentRoot: string, lang: Lang, { theme, locales }: SiteConfig): ExampleSource | undefined {
  const root = path.join(contentRoot, EXAMPLES_FOLDER);
  if (!existsSync(root)) return undefined;
  const { example, explorer, option, formatDefaults, undocumented } = getTexts(lang, { locales });
  const base = theme.repository?.sourceBaseUrl?.replace('/blob/', '/tree/');
  return {
    root,
    lang,
    folderUrl: base && `${base}${EXAMPLES_FOLDER}/`,
    texts: { example, explorer, option, formatDefaults, undocumented },
  };
}

/** Checks for a title and, if `h1s` are given, for exactly one of them. */
function checkTitle(file: string, title: string, h1s?: readonly Heading[]): Diagnostic[] {
  if (!title)
    return [
      { file, line: 1, message: 'The page has no title.', hint: 'Start it with a level 1 heading or add a title to the frontmatter.' },
    ];
  if (!h1s || h1s.length === 1) return [];
  const line = h1s[1]?.line ?? 1;
  return [{ file, line, message: `The page has ${h1s.length} level 1 headings.`, hint: 'Keep exactly one level 1 heading.' }];
}
