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
    /** Names of the boxes of a task list. */
    readonly taskDone: string;
    readonly taskOpen: string;
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
  readonly home: { readonly toolsTitle: string; readonly toolsTagline: string };
  readonly search: {
    /** Name of the button, placeholder and name of the input. */
    readonly placeholder: string;
    readonly cancel: string;
    readonly clear: string;
    readonly loading: string;
    readonly recent: string;
    readonly favorites: string;
    readonly noRecent: string;
    /** Buttons of a stored search; `{title}` is its page or section. */
    readonly promote: string;
    readonly removeRecent: string;
    readonly removeFavorite: string;
    readonly noResults: string;
    readonly tryInstead: string;
    /** Followed by the link `report`. */
    readonly missing: string;
    readonly report: string;
    readonly errorTitle: string;
    readonly errorHelp: string;
    /** Spoken when results arrive. */
    readonly resultCount: string;
    /** Above results of another language; `{language}` is its own name. */
    readonly otherLanguage: string;
    readonly navigateHint: string;
    readonly selectHint: string;
    readonly closeHint: string;
    /** The page that lists all pages and headings, where search needs scripts that do not run. */
    readonly indexTitle: string;
    readonly indexDescription: string;
    readonly indexLetters: string;
    readonly indexSections: string;
  };
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
  /** Frame of an example that the real tool built. */
  readonly example: {
    /** Tabs. */
    readonly input: string;
    readonly output: string;
    readonly tree: string;
    readonly log: string;
    /** Badge; `{version}` is that of `@rslib/core`. */
    readonly verified: string;
    /** Link to the example's folder in the repository. */
    readonly folder: string;
    /** Red label of a build that must fail; `{code}` is its exit code. */
    readonly fails: string;
    /** Summary of folded lines of a file. */
    readonly folded: string;
  };
  /** The explorer of outputs: axes and those values that are no names, by the words of its `example.json`. */
  readonly explorer: {
    readonly label: string;
    readonly source: string;
    readonly axes: Readonly<Record<string, string>>;
    readonly values: Readonly<Record<string, string>>;
  };
  /** Facts of an option, as the labels of a list. */
  readonly option: {
    readonly type: string;
    readonly default: string;
    readonly since: string;
    readonly deprecated: string;
    /** `{text}` says what to use instead. */
    readonly deprecatedSince: string;
    readonly experimental: string;
  };
  /** Table of the defaults by format; words in backticks are code. */
  readonly formatDefaults: {
    /** Heads of the first column, and of the only other one where all formats share a value. */
    readonly setting: string;
    readonly everyFormat: string;
    /** Label of an option of Rspack; `{name}` is its name. */
    readonly rspack: string;
    /** Labels of rows that are about no option. */
    readonly facts: {
      readonly needsBundle: string;
      readonly moduleFile: string;
      readonly plainFile: string;
      readonly dynamicImport: string;
      readonly dependencies: string;
    };
    /** Cells that are no value of an option. */
    readonly values: {
      readonly yes: string;
      readonly no: string;
      readonly kept: string;
      readonly replaced: string;
      readonly ownFile: string;
      readonly inlined: string;
      readonly external: string;
      readonly bundled: string;
      /** What `output.minify` does: removes dead code only, or blanks and line breaks as well. */
      readonly deadCode: string;
      readonly whitespace: string;
      readonly unset: string;
    };
  };
  /** Table of the options that no page documents: its heads. */
  readonly undocumented: { readonly option: string; readonly type: string; readonly reason: string };
  /** Copying and viewing the Markdown version of a page. */
  readonly pageActions: {
    readonly copy: string;
    readonly copied: string;
    /** Where the translation could not be loaded; nothing was copied. */
    readonly failed: string;
    readonly view: string;
  };
  /** `{site}` is the title of the site. */
  readonly feed: { readonly title: string; readonly description: string };
  /** `llms.txt`: what it says under the description, and the names of its further links. */
  readonly llms: { readonly intro: string; readonly full: string; readonly sitemap: string; readonly feed: string };
}
