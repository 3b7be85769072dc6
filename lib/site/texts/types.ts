/**
 * The words of the user interface in one language, nested by place. Strings only, since they cross to client files;
 * `{name}` placeholders are filled by `fillText`. Spec sections 2.4, 2.5, 8 and 9 name the English ones.
 */
export interface UiTexts {
  readonly shell: {
    /** First focusable link of every page. */
    readonly skipToContent: string;
    /** Name of the `nav` in the header. */
    readonly mainNav: string;
    /** Language button and, versions configured, version button. */
    readonly language: string;
    readonly version: string;
    /** Button of the full-screen navigation on phones, and of the sidebar drawer. */
    readonly menu: string;
    readonly sidebar: string;
    /** Grid button of the tool family popover. */
    readonly tools: string;
    readonly closeMenu: string;
    readonly moreLinks: string;
    readonly opensInNewTab: string;
    readonly home: string;
    readonly scrollToTop: string;
    readonly theme: string;
    /** Name of the theme button: the word `theme` and the state. */
    readonly themeState: string;
    readonly themeLight: string;
    readonly themeDark: string;
    readonly themeAuto: string;
  };
  readonly outline: { readonly title: string };
  readonly pager: { readonly label: string; readonly previous: string; readonly next: string };
  readonly page: {
    readonly editOn: string;
    readonly source: string;
    readonly lastUpdated: string;
    readonly breadcrumbs: string;
    readonly linkToSection: string;
    readonly publishedOn: string;
    readonly noPosts: string;
    /** Name of the scrolling frame around a table. */
    readonly table: string;
  };
  readonly code: {
    readonly copy: string;
    readonly copied: string;
    readonly toggleWrap: string;
    /** Prompt shown where the clipboard is forbidden; `{keys}` is the key combination. */
    readonly copyPrompt: string;
  };
  readonly overview: {
    readonly filter: string;
    readonly placeholder: string;
    /** Followed by the query. */
    readonly noMatch: string;
    readonly others: string;
  };
  readonly notFound: { readonly title: string; readonly takeMeHome: string };
  readonly home: { readonly getStarted: string; readonly learnMore: string; readonly toolsTitle: string; readonly toolsTagline: string };
  readonly callouts: {
    readonly tip: string;
    readonly info: string;
    readonly note: string;
    readonly warning: string;
    readonly danger: string;
    readonly details: string;
    readonly important: string;
    readonly caution: string;
  };
  readonly image: { readonly zoom: string; readonly close: string };
  readonly footnotes: { readonly label: string; readonly backTo: string };
  readonly footer: { readonly message: string };
  /** Copying and viewing the Markdown twin of a page. */
  readonly pageActions: {
    readonly label: string;
    readonly copy: string;
    readonly copied: string;
    /** Where the twin could not be loaded; nothing was copied. */
    readonly failed: string;
    readonly view: string;
  };
  /** `{site}` is the title of the site. */
  readonly feed: { readonly title: string; readonly description: string };
  /** `llms.txt`: what it says under the description, and the names of its further links. */
  readonly llms: { readonly intro: string; readonly full: string; readonly sitemap: string; readonly feed: string };
}
