import { z } from 'zod';
import { listRepeated } from '@/lib/site/collections';
import { withoutStack } from '@/lib/site/diagnostics';
import { HOSTED_MISSING } from '@/lib/site/hosted';
import { textOverridesSchema } from '@/lib/site/text-overrides';
import { validate } from '@/lib/site/validate';
import { addFirstIssue, description, externalUrl, imageData, link, nonEmptyText } from '@/lib/site/validators';

const socialLink = z
  .strictObject({
    /** The name of a built-in icon, or the URL of a custom SVG image. */
    icon: z.union([z.enum(['github', 'x', 'discord']), z.strictObject({ svg: link })], 'must be "github", "x", "discord" or { svg }'),
    /** `link`: the icon is a link. The other modes open a panel on hover with text (`text`), an image (`img`) or paragraphs (`dom`). */
    mode: z.enum(['link', 'text', 'img', 'dom']),
    /** Target URL for `link`, text for `text`, image URL for `img`, paragraphs (one per line) for `dom`. */
    content: nonEmptyText,
  })
  .check(({ value, issues }) => {
    if (value.mode === 'text' || value.mode === 'dom') return;
    addFirstIssue(issues, value.mode === 'link' ? externalUrl : link, value.content, ['content']);
  });

/** Tag, name and texts of a language. */
const localeConfig = z.strictObject({
  /** Language code in URLs. */
  lang: z.string().regex(/^[a-z]+(?:-[a-z0-9]+)*$/i, 'must be a language code such as en'),
  /** BCP 47 tag for `html lang` and `hreflang`. */
  tag: z.string().refine(isLanguageTag, 'must be a language tag such as zh-CN'),
  /** Open Graph locale. */
  ogLocale: z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'must be a locale such as en_US'),
  /** Name of the language in the language itself, shown in the language menu. */
  label: nonEmptyText,
  /** Name of the site. */
  title: nonEmptyText,
  /** Description of the site, for search engines and feeds. */
  description,
  /** Suffix of the home page title. */
  tagline: nonEmptyText,
  /** Interface texts that replace those of `lib/site/texts`. */
  texts: textOverridesSchema.optional(),
});

/** Versions of the documentation. The site of this repository has none. */
const multiVersionConfig = z.strictObject({
  /** The version without a URL segment; empty if there are no versions. */
  default: z.string(),
  /** All versions, newest first, including the default. */
  versions: z.array(z.string().regex(/^\w[\w.-]*$/, 'must be usable in a URL, such as v2')).readonly(),
});

/** A path, a URL, or the image itself as a data URL. */
const imageSource = z.union(
  [link, imageData],
  'must be a path such as /guide/, a full URL or a data URL of an image, with at most 2048 characters',
);

/** The logo area: an image pair, a text, or the site title. */
const logoConfig = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('image'),
    /** Image for the light theme. */
    light: imageSource,
    /** Image for the dark theme. */
    dark: imageSource,
    /** Text next to the image. */
    text: nonEmptyText.optional(),
  }),
  z.strictObject({ kind: z.literal('text'), text: nonEmptyText }),
  z.strictObject({ kind: z.literal('title') }),
]);

const folderUrl = externalUrl.refine((value) => value.endsWith('/'), 'must end in a slash');

/** Appearance and behavior of the shell. */
const themeConfig = z.strictObject({
  logo: logoConfig,
  /**
   * URL of a host with a copy of the images in `public/`, without a trailing slash: `https://assets.example.com/docs`. Pages load images
   * from there, except for diagrams, which are part of the page. Defaults to the site.
   */
  assetsHost: externalUrl.refine((value) => !value.endsWith('/'), 'must not end in a slash').optional(),
  /** The first five are in the navigation bar, the others in a panel. */
  socialLinks: z.array(socialLink).readonly(),
  /** `false`: always light, without a theme button. */
  darkMode: z.boolean(),
  /** Whether switching the theme is animated. */
  enableAppearanceAnimation: z.boolean(),
  /** Whether navigation between pages is animated. */
  enableContentAnimation: z.boolean(),
  /** Whether there is a back-to-top button. */
  enableScrollToTop: z.boolean(),
  /** Whether pages show the date of their last commit. */
  lastUpdated: z.boolean(),
  /** Whether pages show an outline of their headings. */
  outline: z.boolean(),
  /** Whether pages have a footer. */
  footer: z.boolean(),
  /** `auto`: hidden while scrolling down. */
  hideNavbar: z.enum(['never', 'always', 'auto']),
  /** `auto`: the first visit redirects to the browser language. */
  localeRedirect: z.enum(['auto', 'never']),
  /** Whether a documentation page without a level 1 heading starts with its frontmatter title. Defaults to true. */
  fallbackHeadingTitle: z.boolean().optional(),
  /** Repository for the links below a page. A link is left out if its URL is not set or its text (`page.editOn`, `page.source`, `page.report`) is empty. */
  repository: z
    .strictObject({
      /** Shown in "Edit this page on …". */
      host: nonEmptyText,
      /** Folder URL of edit links, ending in `/`; the path of the content file is appended. */
      docRepoBaseUrl: folderUrl.optional(),
      /** Folder URL of source links, also ending in `/`. */
      sourceBaseUrl: folderUrl.optional(),
      /**
       * URL where readers report a problem; `{page}` is replaced with the URL of the page, `{language}` with its language tag. Scripts add the
       * hash of the current URL as the parameter `section`.
       */
      reportUrl: externalUrl.optional(),
    })
    .optional(),
});

const markdownConfig = z.strictObject({
  /** Whether long lines of code wrap by default. */
  defaultWrapCode: z.boolean(),
  /** Whether code blocks show line numbers. */
  showLineNumbers: z.boolean(),
});

/** Hosted search. If it is not configured or fails, the embedded search index is used. */
const hostedSearchConfig = z.strictObject({
  /** Id of the Algolia application that has the indexes. */
  appId: z.string(HOSTED_MISSING.appId).trim().min(1, HOSTED_MISSING.appId).regex(/^\w*$/, 'must consist of letters and digits'),
  /** Public, search-only API key. */
  apiKey: z.string(HOSTED_MISSING.apiKey).trim().min(1, HOSTED_MISSING.apiKey),
  /** `{lang}` is replaced with the language. It is required if there are several, because each has its own index. */
  indexName: z.string(HOSTED_MISSING.indexName).trim().min(1, HOSTED_MISSING.indexName),
  /** Whether result views and clicks are reported to the service. */
  insights: z.boolean(),
});

const searchConfig = z.strictObject({
  /** Whether code blocks are indexed as well as text. */
  codeBlocks: z.boolean(),
  /** URL where readers can report a query without results; `{query}` is replaced with the query. */
  missingResultsUrl: externalUrl.optional(),
  hosted: hostedSearchConfig.optional(),
});

/** The npm package that `npm run pack:docs` creates from the documentation. */
const docsPackageConfig = z.strictObject({
  /** Name of the package. */
  name: z.string().regex(/^(?:@[a-z\d~-][a-z\d._~-]*\/)?[a-z\d~-][a-z\d._~-]*$/, 'must be the name of an npm package, such as tool-docs'),
  /** Name of the documented package, which the examples are built with. The docs package has the same version. */
  tool: nonEmptyText,
});

export const siteConfigSchema = z
  .strictObject({
    /** Public origin without trailing slash. */
    url: externalUrl.refine(isOrigin, 'must be an origin without a trailing slash, such as https://example.com'),
    /** The language without a URL segment. */
    defaultLang: nonEmptyText,
    locales: z.array(localeConfig).min(1, 'needs at least one language').readonly(),
    multiVersion: multiVersionConfig.optional(),
    theme: themeConfig,
    markdown: markdownConfig,
    /** Defaults to embedded search without code blocks. */
    search: searchConfig.optional(),
    docsPackage: docsPackageConfig.optional(),
  })
  .check(({ value: { defaultLang, locales, multiVersion, search }, issues }) => {
    const report = (path: (string | number)[], message: string) => issues.push({ code: 'custom', input: undefined, path, message });
    const langs = locales.map(({ lang }) => lang);
    for (const at of listRepeated(langs)) report(['locales', at, 'lang'], `"${langs[at]}" is listed twice`);
    if (langs.length > 0 && !langs.includes(defaultLang))
      report(['defaultLang'], `"${defaultLang}" is not one of the languages: ${langs.join(', ')}`);
    const indexName = search?.hosted?.indexName;
    if (langs.length > 1 && indexName && !indexName.includes('{lang}'))
      report(['search', 'hosted', 'indexName'], 'must contain {lang}, because each language has its own index');
    if (!multiVersion) return;
    const { default: current, versions } = multiVersion;
    for (const at of listRepeated(versions)) report(['multiVersion', 'versions', at], `"${versions[at]}" is listed twice`);
    for (const [at, version] of versions.entries()) {
      if (langs.includes(version)) report(['multiVersion', 'versions', at], `"${version}" is also a language`);
    }
    const hasNone = current === '' && versions.length === 0;
    if (!hasNone && !versions.includes(current))
      report(['multiVersion', 'default'], `"${current}" is not one of the versions: ${versions.join(', ')}`);
  });

/** Validates a site configuration. Throws an error that lists all mistakes; `file` is its path in messages. */
export function parseSiteConfig(config: unknown, file: string): z.infer<typeof siteConfigSchema> {
  const { value, issues } = validate(siteConfigSchema, config);
  if (!issues) return value;
  const mistakes = issues.map(({ path, message }) => `${path || 'the default export'}: ${message}`);
  throw withoutStack(new Error(`${file} is not a valid site configuration:\n${mistakes.map((mistake) => `  ${mistake}.`).join('\n')}`));
}

function isOrigin(value: string): boolean {
  return URL.canParse(value) && new URL(value).origin === value;
}

function isLanguageTag(value: string): boolean {
  try {
    return Intl.getCanonicalLocales(value).length > 0;
  } catch {
    return false;
  }
}
