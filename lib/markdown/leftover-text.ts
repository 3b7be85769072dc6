import type { Link, Nodes, Paragraph } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Mistake } from '@/lib/site/diagnostics';
import { getLineNumber } from '@/lib/site/text-lines';

/** Matches the text up to the next tab stop, of which there is one in four columns. */
const TAB_COLUMNS = /[^\t]{4}|[^\t]{0,3}\t/g;

/** A mistake in a node that has several lines. */
export interface Leftover extends Mistake {
  /** Number of lines after the first one of the node. */
  readonly offset?: number;
}

/** Reads the text that a page or a fragment was parsed from. */
export interface Reader {
  /** Reads the source of a node. */
  readonly readSource: (node: Nodes) => string;
  /** Reads what a node has before it on its line. */
  readonly readBefore: (node: Nodes) => string;
}

/**
 * Checks for a paragraph that is meant to be a container, a heading, code, a table, a list or a list of headings. Marks may be those of a
 * Chinese input method.
 */
export function checkParagraph(node: Paragraph, parent: Nodes | undefined, { readSource, readBefore }: Reader): Leftover[] {
  const [first] = node.children;
  const start = first?.type === 'text' ? first.value : '';
  const colons = /^([:：]{2,})(?=\s|\w|$)/.exec(start)?.[1];
  if (colons) {
    const hint = 'Start a container with a line such as :::tip, end it with a line :::, and use more colons for one that contains another.';
    return [{ message: `"${firstLine(node)}" does not belong to a container.`, hint }];
  }
  if (/^(?:#{2,6}[^#\s]|#{7,}\s|#*＃)/.test(start))
    return [{ message: `"${firstLine(node)}" is not a heading.`, hint: 'Write 1 to 6 # and a space before the text of a heading.' }];
  if (parent && isIndented(node, parent, readBefore))
    return [{ message: `"${firstLine(node)}" is indented like code.`, hint: 'Put code between two lines ```, or remove the indentation.' }];
  if (/^\[{1,2}toc\]{1,2}$/i.test(textOf(node)))
    return [{ message: `"${firstLine(node)}" is not a table of contents.`, hint: 'Remove it: every page has an outline.' }];
  return [...checkDelimiters(textOf(node).split('\n')), ...checkItems(node, readSource)];
}

/** Returns whether a paragraph is code in Markdown, which in MDX has to be fenced. JSX may be indented. */
function isIndented(node: Paragraph, parent: Nodes, readBefore: (node: Nodes) => string): boolean {
  const measure = (each: Nodes) => readBefore(each).replaceAll(TAB_COLUMNS, '    ').length;
  if (parent.type === 'root') return measure(node) >= 4;
  if (parent.type !== 'listItem' && parent.type !== 'blockquote') return false;
  const [first] = parent.children;
  return first !== undefined && first !== node && measure(node) - measure(first) >= 4;
}

/** Checks for a table without a second row, or whose second row has more or fewer cells than the first one. */
function checkDelimiters(lines: readonly string[]): Leftover[] {
  const offset = lines.findIndex((line, at) => at > 0 && /^[\s:|-]*-[\s:|-]*$/.test(line) && line.includes('|'));
  if (lines.length > 1 && offset < 0 && lines.every((line) => /^\|.*\|\s*$/.test(line)))
    return [{ message: `The rows from "${lines[0]}" are not a table.`, hint: 'Write a second row with one --- for each column.' }];
  if (offset < 0) return [];
  const message = `The row "${lines[offset]}" does not fit the row before it, so they are not a table.`;
  return [{ offset, message, hint: 'Write one --- for each column.' }];
}

/** Starts a line like an item of a list, but without the space or the mark that Markdown needs. U+FFFC stands for code and other elements. */
const ITEM = /^[\s>]*(?:[－·•]|\d+、|(?:[-*+]|\d+\.(?!x\b))(?=[\p{L}\uFFFC]))/u;

/** Checks for consecutive lines that are meant to be the items of a list. A single one may be text. */
function checkItems({ children }: Paragraph, readSource: Reader['readSource']): Leftover[] {
  const parts = children.map((child) => (child.type === 'text' ? readSource(child) : readSource(child).replace(/[^\n]+/g, '\uFFFC')));
  const lines = parts.join('').split('\n');
  const offset = lines.findIndex((line, at) => ITEM.test(line) && ITEM.test(lines[at + 1] ?? ''));
  if (offset < 0) return [];
  const message = `The lines from "${lines[offset]?.replace(/^[\s>]+/, '').replaceAll('\uFFFC', '…')}" are not a list.`;
  return [{ offset, message, hint: 'Start each item with - or a number such as 1. in ASCII, and a space.' }];
}

function firstLine(node: Paragraph): string {
  return textOf(node).split('\n')[0] ?? '';
}

/** Checks for references without a definition, whose brackets Markdown treats as text. Escaped brackets are meant as text. */
export function checkReferences(source: string): Leftover[] {
  return [
    ...[...source.matchAll(/(?<!\\)\[\^([^\]\s]+)\](?!:)/g)].map((match) => ({
      offset: countLines(source, match),
      message: `There is no footnote ${match[0]}.`,
      hint: `Write its text on a line of its own: ${match[0]}: …`,
    })),
    ...[...source.matchAll(/(?<!\\)\[([^\]^[]+)(?<!\\)\]\[([^\][]*)\]/g)].map((match) => {
      const [link, text = '', name = ''] = match;
      const hint = `Write [${text}](/path), or a line [${name || text}]: /path.`;
      return { offset: countLines(source, match), message: `The link ${link} has no target.`, hint };
    }),
  ];
}

/** A link or image that Markdown treats as text: `[a](/b c)`, `[a] (/b)`, `[a]（/b）`. Code in its text is not part of the source. */
const LINK = /(?:(\\?)(!?)\[[^[\]]*)?(?<!\\)\](?:\(|\s?[(（](?=[/#.]|https?:))[^)）\n]*[)）]?/g;

/** A link or image with Chinese brackets, which the prose may have before other parentheses: `【a】（/b）`, but not `【a】（#1）`. */
const WIDE_LINK = /(\\?)(!?)[[［【][^[\]［］【】\n]*[］】]\s?[(（](?=\/|https?:)[^)）\n]*[)）]?/g;

/** Checks for links and images with spaces, Chinese brackets or parentheses, or no end. */
export function checkLinks(source: string): Leftover[] {
  return [...source.matchAll(LINK), ...source.matchAll(WIDE_LINK)].flatMap((match) => {
    const [text, backslash, mark] = match;
    if (backslash) return [];
    const message = `"${text}" is not ${mark ? 'an image' : 'a link'}.`;
    return {
      offset: countLines(source, match),
      message,
      hint: `Write ${mark ? '![text](/picture.svg)' : '[text](/path)'}: brackets and parentheses in ASCII, and no spaces between or in them.`,
    };
  });
}

/** Checks for marks of bold text and links of wikis, which readers would see. */
export function checkMarks(source: string): Leftover[] {
  return [
    ...[...source.matchAll(/(?<![\\*])\*\*(?!\*)(?:[^*\n]*\*\*)?/g)].map((match) => ({
      offset: countLines(source, match),
      message: `"${match[0]}" is not bold.`,
      hint: 'Write **text** with no spaces within the marks; put a ** of the prose in `code`.',
    })),
    ...[...source.matchAll(/(?<!\\)\[\[(?!toc\])[^[\]\n]+\]\]/gi)].map((match) => ({
      offset: countLines(source, match),
      message: `"${match[0]}" is not a link.`,
      hint: 'Write [text](/path); put [[ of the prose in `code`.',
    })),
  ];
}

/** Checks for a plain URL that goes on until the next space, because Chinese punctuation does not end it. */
export function checkPlainUrl(link: Link): Leftover[] {
  const [url] = /^[^\u3000-\u303F\uFF00-\uFFEF“”‘’…]+/.exec(link.url) ?? [];
  if (!url || url === link.url || !link.url.endsWith(textOf(link))) return [];
  return [{ message: `The link "${link.url}" contains the text after the URL.`, hint: `Write [text](${url}).` }];
}

function countLines(source: string, { index = 0 }: RegExpMatchArray): number {
  return getLineNumber(source, index) - 1;
}
