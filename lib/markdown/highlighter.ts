import { type BundledLanguage, bundledLanguages, createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';

/**
 * One theme whose colours are variables: tokens become classes, and `styles/code.css` gives each class its colour in both
 * appearances. That keeps style attributes out of the HTML and halves the work of two themes.
 */
const { settings, ...theme } = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' });
export const codeTheme = { ...theme, name: 'tokens', settings: settings ?? theme.tokenColors ?? [] };

/** Languages that pages may use. Each grammar costs start-up time, so it is a list, not everything that shiki has. */
const LANGUAGES = [
  'bash',
  'css',
  'diff',
  'html',
  'javascript',
  'json',
  'jsonc',
  'jsx',
  'less',
  'markdown',
  'mdx',
  'nginx',
  'scss',
  'svelte',
  'toml',
  'tsx',
  'typescript',
  'vue',
  'xml',
  'yaml',
] as const satisfies readonly BundledLanguage[];

const ALIASES = new Map([
  ['js', 'javascript'],
  ['mjs', 'javascript'],
  ['cjs', 'javascript'],
  ['ts', 'typescript'],
  ['mts', 'typescript'],
  ['cts', 'typescript'],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['md', 'markdown'],
  ['yml', 'yaml'],
  ['svg', 'xml'],
  ['txt', 'text'],
  ['text', 'text'],
  ['plaintext', 'text'],
]);

/** Whether a fence may name this language. */
export function isCodeLanguage(lang: string): boolean {
  return ALIASES.has(lang) || LANGUAGES.some((known) => known === lang);
}

export const CODE_LANGUAGES: readonly string[] = [...LANGUAGES, 'text'];

let highlighter: Promise<Highlighter> | undefined;

/** The highlighter, made once: loading the grammars takes longer than any page. */
export function getHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({
    themes: [codeTheme],
    langs: LANGUAGES.map((lang) => bundledLanguages[lang]),
    // Plain text is known to the highlighter itself.
    langAlias: Object.fromEntries([...ALIASES].filter(([, lang]) => lang !== 'text')),
  }).then(removeLimits);
  return highlighter;
}

/**
 * By default shiki stops in the middle of a line that takes longer than 500 ms. The first line of a language compiles its grammar, so on a
 * busy machine it would lose its colours and its `[!code]` notations. The limit is removed here, for every caller, because
 * rehype-pretty-code has no option for it.
 */
function removeLimits(from: Highlighter): Highlighter {
  const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 0 };
  return {
    ...from,
    codeToHtml: (code, options) => from.codeToHtml(code, { ...options, ...limits }),
    codeToHast: (code, options) => from.codeToHast(code, { ...options, ...limits }),
    codeToTokens: (code, options) => from.codeToTokens(code, { ...options, ...limits }),
    codeToTokensBase: (code, options) => from.codeToTokensBase(code, { ...options, ...limits }),
    codeToTokensWithThemes: (code, options) => from.codeToTokensWithThemes(code, { ...options, ...limits }),
  };
}
