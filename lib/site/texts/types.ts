/** Some of the texts, as a site configuration replaces them. */
export type OwnTexts<Texts = UiTexts> = { readonly [Name in keyof Texts]?: Texts[Name] extends string ? string : OwnTexts<Texts[Name]> };

/**
 * Interface texts of one language, grouped by place. They are strings only, because they are props of client components, which
 * must be serializable; `fillText` fills `{name}` placeholders.
 */
export interface UiTexts {
  readonly shell: {
    /** First focusable link of every page. */
    readonly skipToContent: string;
    /** Name of the `nav` in the header. */
    readonly mainNav: string;
    /** Language button and, if versions are configured, version button. */
    readonly language: string;
    readonly version: string;
    /** Buttons of the mobile menu and of the sidebar drawer. */
    readonly menu: string;
    readonly sidebar: string;
    /** Grid button of the tool family popover. */
    readonly tools: string;
    readonly closeMenu: string;
    readonly moreLinks: string;
    readonly opensInNewTab: string;
    /** Announced when a page cannot be loaded, because the reader is offline. */
    readonly offline: string;
    readonly home: string;
    readonly scrollToTop: string;
    readonly theme: string;
    /** Label of the theme button: the word `theme` and the state. */
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
    /** Link below a page to a new issue about it. */
    readonly report: string;
    readonly lastUpdated: string;
    readonly breadcrumbs: string;
    readonly linkToSection: string;
    readonly publishedOn: string;
    readonly noPosts: string;
    /** Accessible name of the scroll container of a table. */
    readonly table: string;
    /** Accessible names of the checkboxes of a task list. */
    readonly taskDone: string;
    readonly taskOpen: string;
  };
  readonly code: {
    readonly copy: string;
    readonly copied: string;
    readonly toggleWrap: string;
    /** Prompt shown if clipboard access is denied; `{keys}` is the key combination. */
    readonly copyPrompt: string;
    /** Buttons of an example: save its project, open it in a playground; and what they say if its files cannot be loaded. */
    readonly download: string;
    readonly open: string;
    readonly failed: string;
  };
  readonly overview: {
    readonly filter: string;
    readonly placeholder: string;
    /** Followed by the query. */
    readonly noMatch: string;
    /** Link below it that opens the search with the same words. */
    readonly searchAll: string;
    /** Number of the options that match. */
    readonly count: string;
    readonly clear: string;
    readonly others: string;
  };
  readonly notFound: { readonly title: string; readonly takeMeHome: string; readonly search: string };
  readonly home: {
    readonly toolsTitle: string;
    readonly toolsTagline: string;
    readonly packageManager: string;
    /** Before the command for an existing package. */
    readonly existing: string;
    /** Heading of the features. */
    readonly features: string;
  };
  readonly search: {
    /** Accessible names of button and input, and placeholder of the input. */
    readonly placeholder: string;
    readonly cancel: string;
    readonly clear: string;
    readonly loading: string;
    readonly recent: string;
    readonly favorites: string;
    /** Group of results that are messages of the tool. */
    readonly messages: string;
    /** Names of the lists of pages on the start screen. */
    readonly visited: string;
    readonly popular: string;
    readonly noRecent: string;
    /** Buttons of a stored search; `{title}` is its page or heading. */
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
    /** Announced by screen readers when results arrive. */
    readonly resultCount: string;
    /** Above results in another language; `{language}` is the name of the language in the language itself. */
    readonly otherLanguage: string;
    readonly navigateHint: string;
    readonly selectHint: string;
    readonly closeHint: string;
    /** The page that lists all pages and headings, for readers without JavaScript. */
    readonly allPagesTitle: string;
    readonly allPagesDescription: string;
    readonly allPagesLetters: string;
    readonly allPagesGroups: string;
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
  /** Notice in a section whose original has changed since it was translated; `link` follows `text`. */
  readonly outdated: { readonly title: string; readonly text: string; readonly link: string };
  /** Notice at the top of a page that is shown in another language, because it is not translated. */
  readonly untranslated: { readonly title: string; readonly text: string; readonly link: string };
  readonly image: { readonly zoom: string; readonly close: string };
  readonly footnotes: { readonly label: string; readonly backTo: string };
  readonly footer: {
    readonly message: string;
    /** Headings of the columns; the fourth is `shell.language`. */
    readonly docs: string;
    readonly ecosystem: string;
    readonly community: string;
  };
  /** Box of an example that the real tool built. */
  readonly example: {
    /** Titles of the parts in Markdown versions; `tree` also names the list of files. */
    readonly input: string;
    readonly output: string;
    readonly tree: string;
    readonly log: string;
    /** Under tables and explorers; `{version}` is the version of `@rslib/core`. */
    readonly verified: string;
    /** Under the title of a page; `{count}` is the number of examples, `{tools}` the tools with their versions. */
    readonly verifiedPage: string;
    /** The same for a page with one example. */
    readonly verifiedOne: string;
    /** Tooltip of an example; `{tools}` as above. */
    readonly ranWith: string;
    /** Between two tools in `{tools}`. */
    readonly listSeparator: string;
    /** Link to the example's folder in the repository. */
    readonly folder: string;
    /** Red label of a build that must fail; `{code}` is its exit code. */
    readonly fails: string;
    /** The same for a command that does not build. */
    readonly ends: string;
    /** Title of the changes with which the command succeeds. */
    readonly fix: string;
    /** Button that unfolds the list of files that a command wrote. */
    readonly fileCount: string;
    readonly oneFile: string;
    /** Button at the end of a file of which only a part is shown; `{count}` is the number of its lines. */
    readonly showAll: string;
  };
  /** The output explorer: labels of axes, and of values that are not names, by their names in `example.json`. */
  readonly explorer: {
    readonly label: string;
    readonly source: string;
    readonly axes: Readonly<Record<string, string>>;
    readonly values: Readonly<Record<string, string>>;
    /** Accessible names of the two panes. */
    readonly input: string;
    readonly output: string;
    /** Why a value is not available with other values, by its name. */
    readonly refused: Readonly<Record<string, string>>;
    /** Stands for folded lines. */
    readonly folded: string;
    /** Number of files, with a singular for each kind. */
    readonly files: Readonly<Record<'code' | 'codeOne' | 'types' | 'typesOne', string>>;
    /** Sizes of the JavaScript after a consumer's build. */
    readonly measured: string;
    readonly verified: string;
    /** In place of an output that is being loaded, or could not be loaded. */
    readonly loading: string;
    readonly failed: string;
    /** The button that keeps an output to compare it with others; `{command}` built the one that is kept. */
    readonly compare: string;
    readonly stopComparing: string;
    readonly compareHint: string;
    readonly differences: string;
    readonly same: string;
  };
  /** Labels of an option's type, default and so on. */
  readonly option: {
    readonly type: string;
    readonly default: string;
    readonly since: string;
    readonly flag: string;
    readonly deprecated: string;
    /** `{text}` is the replacement. */
    readonly deprecatedSince: string;
    readonly experimental: string;
  };
  /** Table of the defaults by format; words in backticks are code. */
  readonly formatDefaults: {
    /** Headings of the first column, and of the second one if all formats share a value. */
    readonly setting: string;
    readonly everyFormat: string;
    /** Label of an option of Rspack; `{name}` is its name. */
    readonly rspack: string;
    /** Labels of rows that are not about an option. */
    readonly facts: {
      readonly needsBundle: string;
      readonly moduleFile: string;
      readonly plainFile: string;
      readonly dynamicImport: string;
      readonly dependencies: string;
    };
    /** Cells that are not the value of an option. */
    readonly values: {
      readonly yes: string;
      readonly no: string;
      readonly kept: string;
      readonly replaced: string;
      readonly ownFile: string;
      readonly inlined: string;
      readonly external: string;
      readonly bundled: string;
      /** Effect of `output.minify`: removes dead code only, or whitespace as well. */
      readonly deadCode: string;
      readonly whitespace: string;
      readonly unset: string;
    };
  };
  /** Column headings of the table of undocumented options. */
  readonly undocumented: { readonly option: string; readonly type: string; readonly reason: string };
  /** The form that translates a configuration. */
  readonly translator: {
    /** Labels of the field and of the result; `{tool}` is the name of a file. */
    readonly source: string;
    readonly result: string;
    readonly translate: string;
    /** Announced with the result; `{count}` is the number of comments. */
    readonly done: string;
    readonly doneWithNotes: string;
    /** The script could not be loaded. */
    readonly unavailable: string;
    /** In place of the form if there are no scripts. */
    readonly noScript: string;
    /** Why a configuration cannot be translated; `{line}` and `{column}` are a place in it. */
    readonly failures: Readonly<Record<'empty' | 'tooLong' | 'syntax' | 'noConfig', string>>;
    /** Comments in the result, each after the name of an option and `colon`; `join` is between several. `{to}` is an option of Rslib. */
    readonly notes: Readonly<
      Record<
        // Rules that many options share.
        | 'colon'
        | 'join'
        | 'none'
        | 'hand'
        | 'flag'
        | 'unknown'
        | 'notRead'
        | 'otherReturns'
        | 'functionArguments'
        // What else there is to know about one option.
        | 'aliasesMatch'
        | 'autoExternal'
        | 'bundleless'
        | 'cjsInterop'
        | 'cssCodeSplit'
        | 'dtsCompilerOptions'
        | 'dtsEntry'
        | 'dtsOnly'
        | 'dtsResolve'
        | 'envPrefix'
        | 'folderPerFormat'
        | 'foreignPlugins'
        | 'globEntry'
        | 'globals'
        | 'iifeWithoutExports'
        | 'inject'
        | 'keepNames'
        | 'loader'
        | 'minifiedBySwc'
        | 'neutral'
        | 'nodeEnv'
        | 'nodeProtocol'
        | 'notMinified'
        | 'onByDefault'
        | 'onSuccess'
        | 'packageName'
        | 'pluginOptions'
        | 'postcss'
        | 'preprocessors'
        | 'publicDir'
        | 'shims'
        | 'solid'
        | 'splitting'
        | 'treeshake'
        | 'umdFileName',
        string
      >
    >;
  };
  /** Copying and viewing the Markdown version of a page. */
  readonly pageActions: {
    readonly copy: string;
    readonly copied: string;
    /** Shown if the Markdown version could not be loaded, so nothing was copied. */
    readonly failed: string;
    readonly view: string;
  };
  /** `{site}` is the title of the site. */
  readonly feed: { readonly title: string; readonly description: string };
  /** `llms.txt`: the text under the description, and the titles of further links. */
  readonly llms: { readonly intro: string; readonly full: string; readonly sitemap: string; readonly feed: string };
}
