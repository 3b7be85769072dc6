/** Shapes of the site configuration (spec section 3, "Site data"). */

/** Language code as it stands in URLs; which ones exist is data of the site configuration. */
export type Lang = string;

/** Page types of spec section 2.4. */
export type PageType = 'home' | 'doc' | '404' | 'custom' | 'blank';

/** `link`: the icon is a link. The others open a panel on hover: `text` with words, `img` with an image, `dom` with a rich text of paragraphs. */
export type SocialLinkMode = 'link' | 'text' | 'img' | 'dom';

/** A link to a place where the community meets (spec section 3, "Social link"). */
export interface SocialLink {
  /** A built-in icon name, or a custom SVG image by URL. */
  readonly icon: 'github' | 'x' | 'discord' | { readonly svg: string };
  readonly mode: SocialLinkMode;
  /** Target URL for `link`; the words, image URL or paragraphs (one a line) otherwise. */
  readonly content: string;
}

/** One entry of the top navigation. `divider` and `header` occur inside groups. */
export type NavItem =
  | {
      readonly kind: 'link';
      readonly text: string;
      readonly link: string;
      /** Regular expression on the path without language; without it, the link's own path counts. */
      readonly activeMatch?: string;
      readonly position?: 'left' | 'right';
      readonly tag?: string;
    }
  | {
      readonly kind: 'group';
      readonly text: string;
      readonly items: readonly NavItem[];
      readonly activeMatch?: string;
      readonly position?: 'left' | 'right';
      readonly tag?: string;
    }
  | { readonly kind: 'divider' }
  | { readonly kind: 'header'; readonly text: string };

/** What a language adds to the site: its tag, its name and its words for the site itself. */
export interface LocaleConfig {
  readonly lang: Lang;
  /** BCP 47 tag for `html lang` and `hreflang`. */
  readonly tag: string;
  /** Open Graph locale. */
  readonly ogLocale: string;
  /** The language's own name, as the language menu shows it. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
  /** Suffix of the home page's title (spec section 1). */
  readonly tagline: string;
}

/** Versions of the documentation; none are configured on the real site. */
export interface MultiVersionConfig {
  /** The version without a URL segment. */
  readonly default: string;
  /** All versions, newest first, the default included. */
  readonly versions: readonly string[];
}

/** The logo area: an image pair, a text, or the site title (spec section 2.5). */
export type LogoConfig =
  | { readonly kind: 'image'; readonly light: string; readonly dark: string; readonly text?: string }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'title' };

/** Everything about the look and behaviour of the shell (spec section 3, "themeConfig"). */
export interface ThemeConfig {
  readonly logo: LogoConfig;
  readonly socialLinks: readonly SocialLink[];
  /** `false`: no switch, always light. */
  readonly darkMode: boolean;
  readonly enableAppearanceAnimation: boolean;
  readonly enableContentAnimation: boolean;
  readonly enableScrollToTop: boolean;
  readonly lastUpdated: boolean;
  readonly outline: boolean;
  readonly footer: boolean;
  readonly hideNavbar: 'never' | 'always' | 'auto';
  readonly localeRedirect: 'auto' | 'never';
  /** Edit and source links; both texts come from the language's words. Absent: no such links. */
  readonly repository?: {
    /** Shown in "Edit this page on …". */
    readonly host: string;
    readonly url: string;
    /** Folder URL that a content file's path is appended to, ending in `/`. */
    readonly docRepoBaseUrl: string;
    readonly sourceBaseUrl: string;
  };
}

/** Markdown settings (spec section 3, "markdown"). */
export interface MarkdownConfig {
  readonly defaultWrapCode: boolean;
  readonly showLineNumbers: boolean;
}

/** Search as a service; without it, or when it fails, the site's own index answers (spec section 7). */
export interface HostedSearchConfig {
  /** Application and its public, search-only key. */
  readonly appId: string;
  readonly apiKey: string;
  /** `{lang}` stands for the language: each has its own index. */
  readonly indexName: string;
  /** Tells the service which results are seen and chosen. */
  readonly insights: boolean;
}

/** Search of the whole site. */
export interface SearchConfig {
  /** Whether code blocks are searched besides the text. */
  readonly codeBlocks: boolean;
  /** Where readers can say that a query should have had results; `{query}` stands for it. */
  readonly missingResultsUrl?: string;
  readonly hosted?: HostedSearchConfig;
}

/** The whole site configuration: one plain object, no environment reading inside. */
export interface SiteConfig {
  /** Public origin without a final slash. */
  readonly url: string;
  readonly defaultLang: Lang;
  readonly locales: readonly LocaleConfig[];
  readonly multiVersion?: MultiVersionConfig;
  readonly theme: ThemeConfig;
  readonly markdown: MarkdownConfig;
  /** Default: the site's own index over texts, no code. */
  readonly search?: SearchConfig;
}
