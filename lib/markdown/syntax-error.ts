import { createProcessor } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { VFileMessage } from 'vfile-message';
import { normalizeDialect } from '@/lib/markdown/dialect';
import type { Diagnostic, Mistake } from '@/lib/site/diagnostics';
import { getErrorMessage } from '@/lib/site/error-message';

/** Reads a parser error, which next-mdx-remote turns into text. The line number is in its code frame, after `>`, but not in every error. */
export function readSyntaxError(error: unknown, { file, body }: { readonly file: string; readonly body: string }): Diagnostic {
  const text = getErrorMessage(error);
  if (/Maximum call stack size exceeded/.test(text)) {
    const hint = 'Remove levels of quotes, lists or elements.';
    return { file, line: findDeepestLine(body), message: 'The page is nested too deeply.', hint };
  }
  const frameLine = /^>\s*(\d+) \|/m.exec(text)?.[1];
  const reason = text.replace(/^\[next-mdx-remote\] error compiling MDX:\n/, '').split('\n')[0] ?? '';
  const line = findErrorLine(body, { reason, line: frameLine ? Number(frameLine) : undefined }) ?? findSyntaxError(body)?.line;
  return { file, line, ...describeReason(reason, body.split('\n')[(line ?? 0) - 1] ?? '') };
}

/** Rewords the reason of a parser for readers who do not know the parser; `text` is the line of the error. */
export function describeReason(reason: string, text: string, what = 'page'): Mistake {
  const hint = 'Close every tag; put < and { of the prose in `code` or escape them: \\<, \\{.';
  if (/^Unexpected end of file in (?:attribute value|name|tag)/.test(reason)) {
    const message = `The ${what} is not valid MDX: a tag does not end, because a quote or the > is missing.`;
    return { message, hint: 'Write quotes around each value, and close the tag.' };
  }
  if (/^[\s>]*#{1,6}\s.*\{\s*#/.test(text)) {
    const message = 'The id of the heading is not valid.';
    return { message, hint: 'Write it at the end of the heading, and # before each further one: ## Title {#an-id #another-id}.' };
  }
  if (/^Could not parse import\/exports/.test(reason)) {
    const message = `The ${what} is not valid MDX: a line that starts with "import" or "export" is not valid JavaScript.`;
    return { message, hint: "Write import Part from '../shared/part.mdx', with each name once; start prose with another word." };
  }
  if (/^Unexpected end of file in expression/.test(reason))
    return { message: `The ${what} is not valid MDX: a { has no matching }.`, hint };
  if (/to create a comment in MDX/.test(reason))
    return { message: `The ${what} is not valid MDX: <!-- does not start a comment.`, hint: 'Write {/* text */}.' };
  if (/to create a link in MDX/.test(reason))
    return { message: `The ${what} is not valid MDX: an address in < > is not a link.`, hint: 'Write [text](url).' };
  const [, character] = /^Unexpected character `(.+?)` \(U\+\w+\) before name/u.exec(reason) ?? [];
  if (character) {
    const message = `The ${what} is not valid MDX: < before "${character}" does not start a tag.`;
    return { message, hint: 'Write it in `code` or as \\<.' };
  }
  const [, symbol] = /^Unexpected character `(＝|.(?=` \(U\+\w+\) before attribute value))`/u.exec(reason) ?? [];
  if (symbol) {
    const message = `The ${what} is not valid MDX: an attribute has ${symbol} instead of = or a straight quote.`;
    return { message, hint: 'Write = and straight quotes: text="x".' };
  }
  const unmatched = describeUnmatchedTag(reason, what);
  if (unmatched) return unmatched;
  if (/^Could not parse expression/.test(reason))
    return { message: `The ${what} is not valid MDX: the text in braces is not a constant.`, hint };
  return { message: `The ${what} is not valid MDX: ${reason.replace(/\.$/, '')}.`, hint };
}

/** Markdown around a tag, as the parser names it -> as contributors do. */
const PARTS = new Map([
  ['paragraph', 'paragraph'],
  ['listItem', 'list item'],
  ['blockQuote', 'quote'],
  ['atxHeading', 'heading'],
  ['tableHeader', 'cell'],
  ['tableData', 'cell'],
]);

/** Describes a tag without the other one of its pair, which may be further up or down, where the parser does not look for it. */
function describeUnmatchedTag(reason: string, what: string): Mistake | undefined {
  const [, slash = '', name, type] =
    /^Expected (?:a|the) closing tag (?:for )?`<(\/?)([^>]*)>` (?:.*?the end of `(\w+)`|)/.exec(reason) ?? [];
  if (name === undefined) return undefined;
  const [tag, other] = slash ? [`</${name}>`, `<${name}>`] : [`<${name}>`, `</${name}>`];
  const place = type ? ` in the same ${PARTS.get(type) ?? 'part of the text'}` : '';
  const lines = type === 'paragraph' ? ', or each on a line of its own with blank lines around the text between them' : '';
  const message = `The ${what} is not valid MDX: ${tag} has no matching ${other}${place}.`;
  return { message, hint: `Write both tags${place}${lines}; put a < of the prose in \`code\` or write \\<.` };
}

/** Returns the first of the most deeply nested lines, by the number of open elements and of marks for quotes, lists and indentation. */
function findDeepestLine(body: string): number {
  let open = 0;
  const depths = body.split('\n').map((line) => {
    const marks = /^(?:[\s>*+-]|\d+[.)])*/.exec(line)?.[0].replaceAll(' ', '').length ?? 0;
    let most = open;
    for (const [, end, self] of line.matchAll(/<(\/?)[a-z][^<>]*?(\/?)>/gi)) {
      open += end ? -1 : self ? 0 : 1;
      most = Math.max(most, open);
    }
    return marks + most;
  });
  return depths.indexOf(Math.max(...depths)) + 1;
}

/** Parses the text again with the parser of the compiler, whose errors have a position. */
function findSyntaxError(body: string): VFileMessage | undefined {
  try {
    createProcessor({ remarkPlugins: [remarkGfm] }).parse(normalizeDialect(body));
    return undefined;
  } catch (error) {
    return error instanceof VFileMessage ? error : undefined;
  }
}

/** Returns the line of an error. The parser reports the end of the text as the place of what does not end. */
export function findErrorLine(body: string, error: Pick<VFileMessage, 'line' | 'reason'>): number | undefined {
  return isUnfinished(error) ? findOpenLine(body) : error.line;
}

/** Longest tag or expression, in lines, whose end is looked for line by line. */
const USUAL_LINES = 32;

/**
 * Finds the line of a tag or a brace that is never closed: the last one such that the text before it does not end within another. A binary
 * search, since parsing the text before every line would take minutes for a long page. It may find one that is closed further down, and
 * continues behind it.
 */
function findOpenLine(body: string): number | undefined {
  const all = body.split('\n');
  // Within a paragraph, the parser reports the end of the paragraph, otherwise that of the page.
  const end = Math.min(findSyntaxError(body)?.line ?? all.length, all.length);
  const isOpen = (from: number, to: number) => isUnfinished(findSyntaxError(all.slice(from, to).join('\n')));
  let start = 0;
  while (start < end) {
    let open = end;
    while (open - start > 1) {
      const middle = Math.floor((start + open) / 2);
      if (isOpen(0, middle)) open = middle;
      else start = middle;
    }
    const opening = start;
    let next = opening + 1;
    while (next < end && isOpen(opening, next)) next += Math.max(1, next - opening - USUAL_LINES);
    if (next >= end) return opening + 1;
    start = next;
  }
  return end;
}

/** Returns whether the text ends within a tag or an expression. */
function isUnfinished(error: Pick<VFileMessage, 'reason'> | undefined): boolean {
  return /^Unexpected end of file in /.test(error?.reason ?? '');
}
