import {
  bundledLanguages,
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type LanguageRegistration,
  normalizeTheme,
} from 'shiki';
import { ALIASES, CODE_LANGUAGES, findLanguage } from '@/lib/markdown/code-languages';
import { getOrCreate, mergeAdjacent } from '@/lib/site/collections';

/**
 * A single theme whose colors are variables: tokens become classes, and `styles/code.css` sets their colors in light and dark. This keeps
 * style attributes out of the HTML and takes half as long as highlighting with two themes. It is normalized here, once, because shiki
 * would otherwise do so for each block.
 */
const { settings, ...theme } = createCssVariablesTheme({ name: 'tokens', variablePrefix: '--code-' });
/** The grammar of logs has errors as strings, whose green would mean success. */
const ERRORS = { scope: 'log.error', settings: { foreground: 'var(--code-token-keyword)' } };
export const codeTheme = normalizeTheme({ ...theme, name: 'tokens', settings: [...(settings ?? theme.tokenColors ?? []), ERRORS] });

/** Short classes of token kinds, colored in `styles/code.css`. Most elements are tokens, so full names would add over a megabyte. */
const TOKEN_CLASSES: Readonly<Record<string, string>> = {
  comment: 't-c',
  function: 't-f',
  keyword: 't-k',
  link: 't-l',
  constant: 't-n',
  punctuation: 't-p',
  parameter: 't-r',
  string: 't-s',
  'string-expression': 't-s',
};

/** Finds the class for a color of the theme, such as `var(--code-token-keyword)`; undefined for the color of plain code. */
export function findTokenClass(color: string): string | undefined {
  const kind = /--code-token-([\w-]+)/.exec(color)?.[1];
  return kind && TOKEN_CLASSES[kind];
}

// Plain text is built into shiki.
const GRAMMARS = CODE_LANGUAGES.filter((language) => language !== 'text');

let highlighter: Promise<Highlighter> | undefined;

/** Returns the shared highlighter. Loading the grammars takes longer than compiling a page. */
export function getHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({
    themes: [codeTheme],
    langs: GRAMMARS.map(loadGrammars),
    langAlias: Object.fromEntries([...ALIASES].filter(([, lang]) => lang !== 'text')),
  }).then((created) => {
    for (const lang of GRAMMARS) cacheLines(created.getLanguage(lang));
    // All languages are loaded. rehype-pretty-code would load those of each page, which imports and compiles them again.
    return { ...removeLimits(created), loadLanguage: async () => {} };
  });
  return highlighter;
}

/**
 * Loads a language and those that it always embeds. shiki would load a language again after each one that it may embed, which takes most of
 * the time, and changes nothing if all are loaded together.
 */
async function loadGrammars(lang: (typeof GRAMMARS)[number]): Promise<LanguageRegistration[]> {
  const { default: grammars } = await bundledLanguages[lang]();
  return grammars.map((grammar) => ({ ...grammar, embeddedLangsLazy: [] }));
}

type Grammar = ReturnType<Highlighter['getLanguage']>;

/** Caches the tokens of each line by the state before it. Translations show the same code, and many blocks have the same lines. */
function cacheLines(grammar: Grammar): void {
  const tokenize = grammar.tokenizeLine2.bind(grammar);
  const cache = new Map<unknown, Map<string, ReturnType<Grammar['tokenizeLine2']>>>();
  grammar.tokenizeLine2 = (line, state, timeLimit) => {
    const lines = getOrCreate(cache, state, () => new Map());
    return getOrCreate(lines, line, () => tokenize(line, state, timeLimit));
  };
}

/**
 * Removes shiki's time limit from the functions that `readTokens` and rehype-pretty-code call; the latter has no option for it. By default
 * shiki stops in the middle of a line that takes longer than 500 ms. The first line of a language compiles its grammar, so on a busy
 * machine it would lose its colors and its `[!code]` notations.
 */
function removeLimits(from: Highlighter): Highlighter {
  const limits = { tokenizeTimeLimit: 0, tokenizeMaxLineLength: 0 };
  return {
    ...from,
    codeToHtml: (code, options) => from.codeToHtml(code, { ...options, ...limits }),
    codeToTokens: (code, options) => from.codeToTokens(code, { ...options, ...limits }),
  };
}

/** A token and the class for its color; plain text has no class. */
export interface CodeToken {
  readonly text: string;
  readonly className?: string;
}

/** Highlights code outside the page content with the colors of code blocks. Returns tokens by line. */
export async function readTokens(code: string, lang: string): Promise<CodeToken[][]> {
  const { codeToTokens } = await getHighlighter();
  const { tokens } = codeToTokens(code, { lang: findLanguage(lang) ?? 'text', theme: codeTheme });
  return tokens.map((line) =>
    mergeAdjacent(
      line.map(({ content, color = '' }): CodeToken => ({ text: content, className: findTokenClass(color) })),
      (last, { text, className }) => (last.className === className ? { text: last.text + text, className } : undefined),
    ),
  );
}
