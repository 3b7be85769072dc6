import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { normalizeDialect } from '@/lib/markdown/dialect';
import { isObject } from '@/lib/site/collections';
import type { Diagnostic, Mistake } from '@/lib/site/diagnostics';
import { getErrorMessage } from '@/lib/site/error-message';

/** Reads a parser error, which next-mdx-remote turns into text. The line number is in its code frame, after `>`, but not in every error. */
export async function readSyntaxError(
  error: unknown,
  { file, body }: { readonly file: string; readonly body: string },
): Promise<Diagnostic> {
  const text = getErrorMessage(error);
  if (/Maximum call stack size exceeded/.test(text)) {
    const hint = 'Remove levels of quotes, lists or elements.';
    return { file, line: findDeepestLine(body), message: 'The page is nested too deeply.', hint };
  }
  const line = /^>\s*(\d+) \|/m.exec(text)?.[1];
  const reason = text.replace(/^\[next-mdx-remote\] error compiling MDX:\n/, '').split('\n')[0] ?? '';
  // The parser reports the end of the file as the place of what does not end.
  const lineNumber = /^Unexpected end of file in /.test(reason)
    ? await findOpenLine(body)
    : line
      ? Number(line)
      : (await findSyntaxError(body))?.line;
  if (/^Unexpected end of file in (?:attribute value|name|tag)/.test(reason)) {
    const message = 'The page is not valid MDX: a tag does not end, because a quote or the > is missing.';
    return { file, line: lineNumber, message, hint: 'Write quotes around each value, and close the tag.' };
  }
  return { file, line: lineNumber, ...describeReason(reason, body.split('\n')[(lineNumber ?? 0) - 1] ?? '') };
}

/** Rewords the reason of a parser for readers who do not know the parser; `text` is the line of the error. */
export function describeReason(reason: string, text: string, what = 'page'): Mistake {
  const hint = 'Close every tag; put < and { of the prose in `code` or escape them: \\<, \\{.';
  if (/^#{1,6}\s.*\{\s*#/.test(text)) {
    const message = 'The id of the heading is not valid.';
    return { message, hint: 'Write it at the end of the heading, and # before each further one: ## Title {#an-id #another-id}.' };
  }
  if (/^Could not parse import\/exports/.test(reason)) {
    const message = `The ${what} is not valid MDX: a line that starts with "import" or "export" is not valid JavaScript.`;
    return { message, hint: "Write import Part from '../shared/part.mdx', with each name once; start prose with another word." };
  }
  if (/^Could not parse expression/.test(reason))
    return { message: `The ${what} is not valid MDX: the text in braces is not a constant.`, hint };
  return { message: `The ${what} is not valid MDX: ${reason.replace(/\.$/, '')}.`, hint };
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

/** Parses the text again with the compiler itself, whose errors have a position. */
async function findSyntaxError(body: string): Promise<{ readonly line?: number; readonly reason: string } | undefined> {
  try {
    await compile(normalizeDialect(body), { remarkPlugins: [remarkGfm] });
    return undefined;
  } catch (error) {
    if (!isObject(error)) return undefined;
    const { line, reason = '' } = error;
    return { line: typeof line === 'number' ? line : undefined, reason: String(reason) };
  }
}

/** Finds the line of a tag or a brace that is never closed: the last one such that the text before it does not end within another. */
async function findOpenLine(body: string): Promise<number | undefined> {
  const lines = body.split('\n');
  for (let at = lines.length - 1; at >= 0; at--) {
    if (!/[<{]/.test(lines[at] ?? '')) continue;
    const before = await findSyntaxError(lines.slice(0, at).join('\n'));
    if (!before || !/^Unexpected end of file in /.test(before.reason)) return at + 1;
  }
  return undefined;
}
