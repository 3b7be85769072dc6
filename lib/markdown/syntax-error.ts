import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { normalizeDialect } from '@/lib/markdown/dialect';
import type { Diagnostic } from '@/lib/site/diagnostics';
import { getErrorMessage } from '@/lib/site/error-message';

/** next-mdx-remote turns the parser error into text. The line number is in its code frame, after `>`, but not for every error. */
export async function readSyntaxError(
  error: unknown,
  { file, body }: { readonly file: string; readonly body: string },
): Promise<Diagnostic> {
  const text = getErrorMessage(error);
  if (/Maximum call stack size exceeded/.test(text))
    return {
      file,
      line: getDeepestLine(body),
      message: 'The page is nested too deeply.',
      hint: 'Remove levels of quotes, lists or elements.',
    };
  const line = /^>\s*(\d+) \|/m.exec(text)?.[1] ?? /\((\d+):\d+/.exec(text)?.[1];
  const reason = text.replace(/^\[next-mdx-remote\] error compiling MDX:\n/, '').split('\n')[0] ?? '';
  return {
    file,
    line: line ? Number(line) : await findSyntaxError(body),
    message: `The page is not valid MDX: ${reason.replace(/\.$/, '')}.`,
    hint: 'Close every tag; put < and { of the prose in `code` or escape them: \\<, \\{.',
  };
}

/** The first line with the most levels: open elements, and marks of quotes, lists and indentation. */
function getDeepestLine(body: string): number {
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

/** Parses again with the compiler itself, whose errors have a position. */
async function findSyntaxError(body: string): Promise<number | undefined> {
  try {
    await compile(normalizeDialect(body), { remarkPlugins: [remarkGfm] });
    return undefined;
  } catch (error) {
    return typeof error === 'object' && error !== null && 'line' in error && typeof error.line === 'number' ? error.line : undefined;
  }
}
