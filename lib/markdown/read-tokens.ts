import { findLanguage } from '@/lib/markdown/code-languages';
import { codeTheme, getHighlighter } from '@/lib/markdown/highlighter';
import { findTokenClass } from '@/lib/markdown/token-class';

/** A token and the class for its color; plain text has no class. */
export interface CodeToken {
  readonly text: string;
  readonly className?: string;
}

/** Highlights code outside of the page content with the colors of code blocks. Returns tokens by line. */
export async function readTokens(code: string, lang: string): Promise<CodeToken[][]> {
  const highlighter = await getHighlighter();
  const { tokens } = highlighter.codeToTokens(code, { lang: findLanguage(lang) ?? 'text', theme: codeTheme });
  return tokens.map((line) =>
    line.reduce<CodeToken[]>((joined, { content, color = '' }) => {
      const className = findTokenClass(color);
      const last = joined.at(-1);
      if (last && last.className === className) joined[joined.length - 1] = { text: last.text + content, className };
      else joined.push({ text: content, className });
      return joined;
    }, []),
  );
}
