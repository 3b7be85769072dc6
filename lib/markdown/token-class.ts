/**
 * Classes of the token kinds of the code theme, with a color each in `styles/code.css`. They are short because most elements of the site
 * are tokens: full names would add more than a megabyte.
 */
const CLASSES: Readonly<Record<string, string>> = {
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

/** Finds the class for a color of the code theme, such as `var(--code-token-keyword)`; undefined for the color of plain code. */
export function findTokenClass(color: string): string | undefined {
  const kind = /--code-token-([\w-]+)/.exec(color)?.[1];
  return kind && CLASSES[kind];
}
