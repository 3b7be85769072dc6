import { bundledLanguages, createCssVariablesTheme, createHighlighter, type Highlighter } from 'shiki';
import { ALIASES, LANGUAGES } from '@/lib/markdown/code-languages';

/**
 * A single theme with variables as colors: tokens become classes, and `styles/code.css` sets their colors in light and dark. This
 * keeps style attributes out of the HTML and takes half the time of highlighting with two themes.
 */
const { settings, ...theme } = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' });
export const codeTheme = { ...theme, name: 'tokens', settings: settings ?? theme.tokenColors ?? [] };

let highlighter: Promise<Highlighter> | undefined;

/** Returns the shared highlighter. Loading the grammars takes longer than compiling a page. */
export function getHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({
    themes: [codeTheme],
    langs: LANGUAGES.map((lang) => bundledLanguages[lang]),
    // Plain text is built into shiki.
    langAlias: Object.fromEntries([...ALIASES].filter(([, lang]) => lang !== 'text')),
  }).then((created) => {
    for (const lang of LANGUAGES) rememberLines(created.getLanguage(lang));
    return removeLimits(created);
  });
  return highlighter;
}

type Grammar = ReturnType<Highlighter['getLanguage']>;

/** Keeps the tokens of each line by the state before it. Translations show the same code, and many blocks have the same lines. */
function rememberLines(grammar: Grammar): void {
  const tokenize = grammar.tokenizeLine2.bind(grammar);
  const known = new Map<unknown, Map<string, ReturnType<Grammar['tokenizeLine2']>>>();
  grammar.tokenizeLine2 = (line, state, timeLimit) => {
    const lines = known.get(state) ?? new Map();
    const tokens = lines.get(line) ?? tokenize(line, state, timeLimit);
    known.set(state, lines.set(line, tokens));
    return tokens;
  };
}

/**
 * By default shiki stops in the middle of a line that takes longer than 500 ms. The first line of a language compiles its grammar, so on a
 * busy machine it would lose its colors and its `[!code]` notations. The limit is removed here, for every caller, because
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
