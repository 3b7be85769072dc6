/**
 * The English interface texts, grouped by where they appear. Their type is that of the texts of all languages. They are strings only,
 * because they are props of client components, which must be serializable; `fillText` fills `{name}` placeholders.
 */
export const en = {
  shell: {
    /** First focusable link of every page. */
    skipToContent: 'Skip to content',
    /** Name of the `nav` in the header. */
    mainNav: 'Main',
    /** Buttons of the language menu and, if versions are configured, of the version menu. */
    language: 'Language',
    version: 'Version',
    /** Buttons of the mobile menu and of the sidebar drawer. */
    menu: 'Menu',
    sidebar: 'Sidebar',
    /** Grid button of the tool family popover. */
    tools: 'Tools',
    closeMenu: 'Close menu',
    moreLinks: 'More links',
    opensInNewTab: '(opens in a new tab)',
    /** Announced when a page cannot be loaded because the reader is offline. */
    offline: 'You are offline, so the page could not be loaded.',
    scrollToTop: 'Scroll to top',
    /** Label of the theme button: the word "theme" and the state. */
    themeState: 'Theme: {state}',
    themeLight: 'light',
    themeDark: 'dark',
    themeAuto: 'auto',
  },
  outline: { title: 'ON THIS PAGE' },
  pager: { label: 'Pager', previous: 'Previous Page', next: 'Next Page' },
  page: {
    editOn: 'Edit this page on {host}',
    source: 'Source',
    /** Link below a page to a new issue about it. */
    report: 'Report a problem',
    lastUpdated: 'Last Updated',
    breadcrumbs: 'Breadcrumbs',
    linkToSection: 'Link to this section: {title}',
    noPosts: 'No posts yet.',
    /** Accessible name of the scroll container of a table. */
    table: 'Table',
    /** Accessible names of the checkboxes of a task list. */
    taskDone: 'Done',
    taskOpen: 'Not done',
  },
  code: {
    copy: 'Copy code',
    copied: 'Copied',
    toggleWrap: 'Toggle code wrap',
    /** Prompt shown if clipboard access is denied; `{keys}` is the key combination. */
    copyPrompt: 'Copy to clipboard: {keys}, Enter',
    /** Buttons of an example that save its project and open it in a playground, and what they say if its files cannot be loaded. */
    download: 'Download project',
    open: 'Open in StackBlitz',
    /** Also shown if the page of a link cannot be loaded. */
    failed: 'Loading failed. Try again.',
  },
  overview: {
    filter: 'Filter',
    placeholder: 'Enter keyword',
    /** Followed by the query. */
    noMatch: 'No matching API found',
    /** Link below it that opens the search with the same query. */
    searchAll: 'Search all pages',
    /** Number of the options and pages that match. */
    count: '{count} of {total}',
    clear: 'Clear the filter',
    others: 'Others',
    /** Heads of the columns next to the names of options. */
    columns: { default: 'Default', type: 'Type', summary: 'Description' },
  },
  notFound: { title: 'PAGE NOT FOUND', takeMeHome: 'Take me home', search: 'Search' },
  home: {
    toolsTitle: 'One family of tools',
    toolsTagline: 'Six tools on one Rust core, one job each.',
    /** Before the command for an existing package. */
    existing: 'Or add it to a package:',
    /** Heading of the features. */
    features: 'Why Rslib',
  },
  search: {
    /** Accessible names of the button and the input, and placeholder of the input. */
    placeholder: 'Search docs',
    cancel: 'Cancel',
    clear: 'Clear the query',
    loading: 'Searching…',
    recent: 'Recent',
    favorites: 'Favorites',
    /** Group of results that are error messages of the tool. */
    messages: 'Error messages',
    /** Names of the lists of pages on the start screen. */
    visited: 'Visited pages',
    popular: 'Popular pages',
    noRecent: 'No recent searches',
    /** Buttons of a stored search; `{title}` is its page or heading. */
    promote: 'Save as favorite: {title}',
    removeRecent: 'Remove from history: {title}',
    removeFavorite: 'Remove from favorites: {title}',
    noResults: 'No results for "{query}"',
    tryInstead: 'Try searching for',
    /** Followed by the link `report`, with a space in languages that have them. */
    missing: 'Believe this query should return results? ',
    report: 'Let us know.',
    errorTitle: 'Unable to fetch results',
    errorHelp: 'You might want to check your network connection.',
    /** Announced by screen readers when results arrive. */
    resultCount: 'Results: {count}',
    /** Above results in another language; `{language}` is the name of that language in the language itself. */
    otherLanguage: 'Only found in {language}',
    navigateHint: 'to navigate',
    selectHint: 'to select',
    closeHint: 'to close',
    /** A checkbox, after the key `/`. */
    slashHint: 'opens the search',
    /** The page that lists all pages and headings, for readers without JavaScript. */
    allPagesTitle: 'Index',
    allPagesDescription: 'Every page and option in the docs, by name and by section.',
    allPagesLetters: 'A to Z',
    allPagesGroups: 'By section',
  },
  callouts: {
    tip: 'Tip',
    info: 'Info',
    note: 'Note',
    warning: 'Warning',
    danger: 'Danger',
    details: 'Details',
    important: 'Important',
    caution: 'Caution',
  },
  /** Notice in a section whose original has changed since it was translated; `link` follows `text`. */
  outdated: {
    title: 'Translation out of date',
    text: 'The original has changed since this section was translated. ',
    link: 'Read the original',
  },
  /** Notice at the top of a page that is shown in another language, because it is not translated. */
  untranslated: { title: 'Not translated yet', text: 'The original is shown below. ', link: 'Open the original page' },
  /** Notice at the top of a page whose version is not the default one; `link` follows `text`. */
  otherVersion: { title: 'This page is about {version}', text: 'The current version is {current}. ', link: 'Go to the current docs' },
  /** Accessible names of tab lists: `label` if the page gives none, `packageManager` for commands, also on the home page. */
  tabs: { label: 'Alternatives', packageManager: 'Package manager' },
  image: { zoom: 'Zoom image', close: 'Close image' },
  footnotes: { label: 'Footnotes', backTo: 'Back to reference {n}' },
  footer: {
    message: 'Released under the MIT License.',
    /** Headings of the columns; the fourth is `shell.language`. */
    docs: 'Docs',
    ecosystem: 'Ecosystem',
    community: 'Community',
  },
  /** Box of an example that the real tool built. */
  example: {
    /** Titles of the parts in Markdown versions; `tree` is also the label of the list of files. */
    input: 'Input',
    output: 'Output',
    tree: 'Files emitted',
    log: 'Log',
    /** Below tables and explorers; `{version}` is the version of `@rslib/core`. */
    verified: 'Verified with @rslib/core {version}',
    /** Below the title of a page; `{count}` is the number of examples, `{tools}` the tools with their versions. */
    verifiedPage: 'All {count} examples on this page were built with {tools}',
    /** The same for a page with one example. */
    verifiedOne: 'The example on this page was built with {tools}',
    /** The same for a page with two examples. */
    verifiedTwo: 'Both examples on this page were built with {tools}',
    /** Tooltip of an example; `{tools}` as above. */
    ranWith: 'Ran with {tools}',
    /** Between two tools in `{tools}`, and before the last one. */
    listSeparator: ', ',
    lastListSeparator: ' and ',
    /** Link to the example's folder in the repository. */
    folder: 'Example folder',
    /** Red label of a build that fails on purpose; `{code}` is its exit code. */
    fails: 'Build fails with exit code {code}',
    /** The same for a command that is not a build. */
    ends: 'Ends with exit code {code}',
    /** Title of the changes that make the command succeed. */
    fix: 'How to fix it',
    /** Button that unfolds the list of files that a command wrote. */
    fileCount: '{count} files',
    oneFile: '1 file',
    /** Button at the end of a file that is shown in part; `{count}` is the number of its lines. */
    showAll: 'Show all {count} lines',
  },
  /** The output explorer. Labels of axes, and of values that are not names, by their names in `example.json`. */
  explorer: {
    label: 'One source, every output',
    source: 'Source for all builds',
    axes: { format: 'Format', mode: 'Mode', syntax: 'Syntax', types: 'Types' } as Names,
    values: {
      esm: 'ESM',
      cjs: 'CJS',
      umd: 'UMD',
      iife: 'IIFE',
      mf: 'MF',
      bundle: 'Bundled',
      bundleless: 'Per file',
      esnext: 'ESNext',
      es2019: 'ES2019',
      es5: 'ES5',
      js: 'No types',
      dts: 'Types',
    } as Names,
    /** Accessible names of the two panes. */
    input: 'Source',
    output: 'Output',
    /** Why a value is not available with other values, by its name. */
    refused: { bundleless: 'UMD, IIFE and MF are always bundled.' } as Names,
    /** Stands for folded lines. */
    folded: '⋯ {count} more lines',
    /** Number of files, with a singular for each kind. */
    files: { code: '{count} files', codeOne: '1 file', types: '{count} declaration files', typesOne: '1 declaration file' },
    /** Size of the JavaScript after a consumer's build. */
    measured: '{minified} minified, {gzip} gzipped',
    verified: 'Built with Rslib {version}',
    /** Shown instead of an output that is still loading or could not be loaded. */
    loading: 'Loading…',
    failed: 'This output could not be loaded.',
    /** The button that keeps an output to compare it with others. */
    compare: 'Compare',
    stopComparing: 'Stop comparing',
    compareHint: 'Choose another output to compare it with this one.',
    differences: 'Lines that differ: {count}',
    same: 'Both outputs are identical.',
  },
  /** Labels of an option's type, default and so on. */
  option: {
    type: 'Type:',
    default: 'Default:',
    since: 'Since:',
    flag: 'CLI:',
    deprecated: 'Deprecated:',
    /** `{text}` is the replacement. */
    deprecatedSince: 'since {version}. {text}',
    experimental: '{since} (experimental)',
  },
  /** Table of the defaults by format; words in backticks are code. */
  formatDefaults: {
    /** Headings of the first column, and of the second one if all formats share the values. */
    setting: 'Setting',
    everyFormat: 'Default for every format',
    /** Label of an Rspack option; `{name}` is its name. */
    rspack: 'Rspack {name}',
    /** Labels of rows that are not about an option. */
    facts: {
      needsBundle: 'Requires `bundle: true`',
      moduleFile: 'File name of the `index` entry in a package with `"type": "module"`',
      plainFile: 'The same in a package without `type`',
      dynamicImport: 'Dynamically imported module',
      dependencies: 'Package in `dependencies` (`output.autoExternal`)',
    },
    /** Cells that are not the value of an option. */
    values: {
      yes: 'yes',
      no: 'no',
      kept: 'kept',
      replaced: 'replaced with its value',
      ownFile: 'separate file',
      inlined: 'inlined',
      external: 'external',
      bundled: 'bundled',
      /** Effect of `output.minify`: removes dead code only, or whitespace as well. */
      deadCode: 'removes unused code',
      whitespace: 'removes unused code and whitespace',
      unset: 'not set',
    },
  },
  /** Column headings of the table of undocumented options. */
  undocumented: { option: 'Option', type: 'Type', reason: 'Why it is not documented' },
  /** The form that translates a configuration. */
  translator: {
    /** Labels of the field and of the result; `{tool}` is the name of a file. */
    source: 'Contents of {tool}',
    result: 'Contents of rslib.config.ts',
    /** Placeholder of the field, before an example. */
    placeholder: 'Paste your config, such as:',
    translate: 'Translate',
    /** Announced with the result; `{count}` is the number of comments. */
    done: 'Translated into the config below.',
    doneWithNotes: 'Translated into the config below. Comments to review: {count}.',
    /** The script could not be loaded. */
    unavailable: 'The translator could not be loaded. Check the network and try again.',
    /** Shown instead of the form without JavaScript. */
    noScript: 'The translator needs JavaScript. The tables on this page have the same information.',
    /** Link to the page in its Markdown version, after the same text. */
    open: 'Open the translator on the web page',
    /** Why a configuration cannot be translated; `{line}` and `{column}` are a place in it. */
    failures: {
      empty: 'The field is empty. Paste a config into it.',
      tooLong: 'The text is too long or too deeply nested for a config. Paste only the config file.',
      syntax:
        'This is not valid TypeScript, JavaScript or JSON, starting at line {line}, column {column}. Correct it, or paste the whole file.',
      noConfig: 'No config found. Paste a whole file that exports an object, or a function that ends by returning one.',
    },
    /** Comments in the result, each after the name of an option and `colon`; `join` separates several. `{to}` is an option of Rslib. */
    notes: {
      // Rules that many options share.
      colon: ': ',
      join: '; ',
      none: 'no counterpart in Rslib',
      hand: 'write this by hand as {to}',
      flag: 'a flag, not an option: {to}',
      unknown: 'not in the option map, so no counterpart is known',
      notRead: 'computed, so it was not read',
      otherReturns: 'the function can return other configs, but only the last one is translated',
      functionArguments: 'in Rslib, the function gets { env, command, envMode }',
      // Notes on a single option.
      aliasesMatch: 'the expression also matches path aliases',
      asyncChunks: 'set output.asyncChunks to false',
      autoExternal: 'only needed for packages that are not in dependencies or peerDependencies',
      bundledGlobals: 'Vite only uses the globals of packages in external, and bundles all others',
      bundleless: 'without an entry, every file below src is built',
      cjsInterop: 'the default export is the default property of what require() returns',
      condition: 'the source has a condition here, but only one of the cases is translated',
      cssCodeSplit: 'there is one CSS file per entry, or per source file with bundle: false',
      cssName: 'Vite names the CSS file after the package, Rslib after the entry key',
      declarationNames: 'the extension of declaration files depends on dts.autoExtension and on type in package.json',
      dtsCompilerOptions: 'put them in a tsconfig for the build',
      dtsEntry: 'every entry gets declarations',
      dtsFolders: 'give each item its own dts.distPath, since outputs in one folder can lose declaration files',
      dtsFromPackage: 'not automatic; if package.json has types, set it in each item',
      dtsIgnored: 'declarations follow tsconfig.json, not the entry; exclude these files there, too',
      dtsOnly: 'run tsc --declaration --emitDeclarationOnly --noEmit false --outDir dist',
      dtsResolve: 'types of devDependencies are inlined anyway',
      envFiles: 'Rslib reads .env files; the prefix is PUBLIC_',
      envPrefix: 'ESM output keeps import.meta.env for the consumer',
      esbuildFields: 'for alias, banner and define, use resolve.alias, banner and source.define',
      externalByDefault: 'unlike in Vite, dependencies are external in ESM and CJS unless output.autoExternal is false',
      externalPackages:
        'not needed, dependencies and peerDependencies are external in ESM and CJS, and Node.js modules with output.target: node',
      externalsWin: 'in Rslib, output.externals wins if it matches the same package',
      fixedExtension: 'on by default in tsdown; in Rslib, ESM files end in .js if type is module, so update exports',
      folderPerFormat: 'give each lib item its own folder',
      foreignPlugins: 'needs an Rsbuild plugin; plugins of other tools do not run',
      formatOptions: 'set the options of each format in its lib item',
      globEntry: 'list the files by name; or set bundle: false, remove bundle from dts, and match all imported files',
      globals: 'the UMD item needs an object with root, commonjs, commonjs2 and amd for each global',
      iifeMustNotExport: 'if the entry exports anything, the iife build fails; use umd with umdName instead',
      iifeWithoutExports: 'became UMD, because an iife in Rslib has no exports',
      inject: 'use ProvidePlugin with absolute paths',
      inputWins: 'Vite ignores build.lib.entry if this is set',
      injectedStyles: 'set output.injectStyles instead',
      jsx: 'JSX needs @rsbuild/plugin-react or the plugin of your framework; without it, components throw React is not defined',
      keepNames: 'only needed when names are mangled',
      loader: 'instead of text, import with ?raw; instead of dataurl, with ?inline; CSS needs output.target: web',
      minifiedBySwc: 'Rslib minifies with SWC',
      neutral: 'neutral has no counterpart',
      nodeEnv: 'use the key process.env.NODE_ENV',
      nodeProtocol: 'imports keep node:',
      notMinified: 'by default, Rslib leaves code readable and only removes unused code',
      onByDefault: 'on by default',
      onSuccess: 'use a plugin with this hook',
      outputList: 'one item per output',
      packageName: 'Vite names the file after the package, Rslib after the entry key',
      pluginOptions: 'the plugin options were not carried over',
      postcss: 'postcss.config.* is read as is',
      preprocessors: 'set in the Sass or Less plugin',
      publicDir: 'with the web target, the public folder is copied',
      shims: '__dirname and __filename are on; in ESM, require is a separate switch',
      solid: 'also needs @rsbuild/plugin-babel',
      splitting: 'in ESM, code shared by entries goes into a separate file',
      styleEntries: 'no CSS is emitted with target node; build stylesheets with output.target: web, apart from code for Node.js',
      treeshake: 'unused code is removed by default',
      tsconfigPaths: 'not needed, Rslib reads paths in tsconfig.json',
      umdFileName: 'the UMD file is named as in a package with type: module',
    },
  },
  /** Copying and viewing the Markdown version of a page. */
  pageActions: {
    copy: 'Copy page as Markdown',
    copied: 'Page copied',
    /** Shown if the Markdown version could not be loaded. */
    failed: 'Could not load the page. Nothing was copied.',
    view: 'View as Markdown',
  },
  /** `{site}` is the title of the site. */
  feed: {
    link: 'RSS feed',
    title: '{site} Blog',
    description: 'Releases and articles about {site}. Copy the URL of this file into a feed reader to get new posts.',
  },
  /** `llms.txt`: the text below the description, and the titles of further links. */
  llms: {
    intro: 'Every page is also available as Markdown: add .md to its URL, or index.md if the URL ends in a slash.',
    full: 'All pages in one file',
    sitemap: 'URLs of all pages',
    feed: 'Posts as a feed',
  },
};

/** Texts by names that examples define. */
type Names = Readonly<Record<string, string>>;
