import { z } from 'zod';
import { HOSTED_MISSING } from '@/lib/site/hosted';
import { description, externalUrl, link, listIssues, words } from '@/lib/site/validators';

/** A link to a place where the community meets. */
const socialLink = z
  .strictObject({
    /** A built-in icon name, or a custom SVG image by URL. */
    icon: z.union([z.enum(['github', 'x', 'discord']), z.strictObject({ svg: link })], 'must be "github", "x", "discord" or { svg }'),
    /** `link`: the icon is a link. The others open a panel on hover: `text` with words, `img` with an image, `dom` with paragraphs. */
    mode: z.enum(['link', 'text', 'img', 'dom']),
    /** Target URL for `link`; the words, image URL or paragraphs (one a line) otherwise. */
    content: words,
  })
  .check(({ value, issues }) => {
    if (value.mode === 'text' || value.mode === 'dom') return;
    const [problem] = (value.mode === 'link' ? externalUrl : link).safeParse(value.content).error?.issues ?? [];
    if (problem) issues.push({ code: 'custom', input: value.content, path: ['content'], message: problem.message });
  });

/** What a language adds to the site: its tag, its name and its words for the site itself. */
const localeConfig = z.strictObject({
  /** Code as it stands in addresses. */
  lang: z.string().regex(/^[a-z]+(?:-[a-z0-9]+)*$/i, 'must be a language code such as en'),
  /** BCP 47 tag for `html lang` and `hreflang`. */
  tag: z.string().refine(isLanguageTag, 'must be a language tag such as zh-CN'),
  /** Open Graph locale. */
  ogLocale: z.string().regex(/^[a-z]{2,3}_[A-Z]{2}$/, 'must be a locale such as en_US'),
  /** The language's own name, as the language menu shows it. */
  label: words,
  /** Name of the site. */
  title: words,
  /** What the site is about, for search engines and feeds. */
  description,
  /** Suffix of the home page's title. */
  tagline: words,
});

/** Versions of the documentation; none are configured on the real site. */
const multiVersionConfig = z.strictObject({
  /** The version without a URL segment. */
  default: words,
  /** All versions, newest first, the default included. */
  versions: z.array(z.string().regex(/^[\w.-]+$/, 'must be usable in an address, such as v2')).readonly(),
});

/** The logo area: an image pair, a text, or the site title. */
const logoConfig = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('image'),
    /** Image for light appearance. */
    light: link,
    /** Image for dark appearance. */
    dark: link,
    /** Words next to the image. */
    text: words.optional(),
  }),
  z.strictObject({ kind: z.literal('text'), text: words }),
  z.strictObject({ kind: z.literal('title') }),
]);

const folderUrl = externalUrl.refine((value) => value.endsWith('/'), 'must end in a slash');

/** Look and behavior of the shell. */
const themeConfig = z.strictObject({
  logo: logoConfig,
  /** Beyond the fifth, they are in a panel. */
  socialLinks: z.array(socialLink).readonly(),
  /** `false`: no switch, always light. */
  darkMode: z.boolean(),
  /** Whether a change between light and dark is animated. */
  enableAppearanceAnimation: z.boolean(),
  /** Whether a change of page is animated. */
  enableContentAnimation: z.boolean(),
  /** Whether there is a button that leads back to the top. */
  enableScrollToTop: z.boolean(),
  /** Whether pages show the day of their last change. */
  lastUpdated: z.boolean(),
  /** Whether pages show an outline of their headings. */
  outline: z.boolean(),
  /** Whether pages have a footer. */
  footer: z.boolean(),
  /** `auto`: hidden while scrolling down. */
  hideNavbar: z.enum(['never', 'always', 'auto']),
  /** `auto`: a first visit leads to the language of the browser. */
  localeRedirect: z.enum(['auto', 'never']),
  /** Edit and source links; both texts come from the language's words. Absent: no such links. */
  repository: z
    .strictObject({
      /** Shown in "Edit this page on …". */
      host: words,
      /** The repository itself. */
      url: externalUrl,
      /** Folder URL that a content file's path is appended to, ending in `/`. */
      docRepoBaseUrl: folderUrl,
      /** The same for the source of a page. */
      sourceBaseUrl: folderUrl,
    })
    .optional(),
});

const markdownConfig = z.strictObject({
  /** Whether long lines of code wrap until the reader switches. */
  defaultWrapCode: z.boolean(),
  /** Whether code blocks number their lines. */
  showLineNumbers: z.boolean(),
});

/** Search as a service; without it, or when it fails, the site's own index answers. */
const hostedSearchConfig = z.strictObject({
  /** Application of the service. */
  appId: z.string(HOSTED_MISSING.appId).min(1, HOSTED_MISSING.appId),
  /** Its public, search-only key. */
  apiKey: z.string(HOSTED_MISSING.apiKey).min(1, HOSTED_MISSING.apiKey),
  /** `{lang}` stands for the language: each has its own index. */
  indexName: z.string(HOSTED_MISSING.indexName).min(1, HOSTED_MISSING.indexName),
  /** Tells the service which results are seen and chosen. */
  insights: z.boolean(),
});

const searchConfig = z.strictObject({
  /** Whether code blocks are searched besides the text. */
  codeBlocks: z.boolean(),
  /** Where readers can say that a query should have had results; `{query}` stands for it. */
  missingResultsUrl: externalUrl.optional(),
  hosted: hostedSearchConfig.optional(),
});

export const siteConfigSchema = z
  .strictObject({
    /** Public origin without a final slash. */
    url: externalUrl.refine(isOrigin, 'must be an origin without a final slash, such as https://example.com'),
    /** The language without a segment in addresses. */
    defaultLang: words,
    locales: z.array(localeConfig).min(1, 'needs at least one language').readonly(),
    multiVersion: multiVersionConfig.optional(),
    theme: themeConfig,
    markdown: markdownConfig,
    /** Default: the site's own index over texts, no code. */
    search: searchConfig.optional(),
  })
  .check(({ value: { defaultLang, locales, multiVersion }, issues }) => {
    const report = (path: (string | number)[], message: string) => issues.push({ code: 'custom', input: undefined, path, message });
    const langs = locales.map(({ lang }) => lang);
    for (const at of listRepeated(langs)) report(['locales', at, 'lang'], `"${langs[at]}" is there twice`);
    if (langs.length > 0 && !langs.includes(defaultLang))
      report(['defaultLang'], `"${defaultLang}" is none of the languages: ${langs.join(', ')}`);
    if (!multiVersion) return;
    const { default: current, versions } = multiVersion;
    for (const at of listRepeated(versions)) report(['multiVersion', 'versions', at], `"${versions[at]}" is there twice`);
    if (!versions.includes(current)) report(['multiVersion', 'default'], `"${current}" is none of the versions: ${versions.join(', ')}`);
  });

/**
 * Checks a site configuration. Throws with all of its problems.
 * @param file Names the configuration in messages.
 */
export function parseSiteConfig(config: unknown, file: string): z.infer<typeof siteConfigSchema> {
  const result = siteConfigSchema.safeParse(config);
  if (result.success) return result.data;
  const problems = listIssues(result.error).map(({ path, message, keys }) => {
    const reason = keys.length > 0 ? `unknown key ${keys.map((key) => `"${key}"`).join(', ')}` : message;
    return `${path || 'the default export'}: ${reason}`;
  });
  throw new Error(`${file} is not a valid site configuration:\n${problems.map((problem) => `  ${problem}.`).join('\n')}`);
}

/** Positions of values that occur before. */
function listRepeated(values: readonly string[]): number[] {
  return values.flatMap((value, at) => (values.indexOf(value) < at ? [at] : []));
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
