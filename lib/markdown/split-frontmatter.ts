import matter from 'gray-matter';
import { isObject } from '@/lib/site/collections';
import { getErrorMessage } from '@/lib/site/error-message';
import { stripBom } from '@/lib/site/text-lines';

/** Frontmatter and body of a file. */
export interface SplitSource {
  /** The parsed YAML; an empty object if there is none. */
  readonly data: unknown;
  /** Text up to the body. */
  readonly head: string;
  /** Text after the frontmatter, padded with empty lines so that line numbers match the file. */
  readonly body: string;
}

/** Splits a file. Throws if the frontmatter is not YAML: gray-matter would run `---js` as code. Errors of the parser have a `mark`. */
export function splitFrontmatter(text: string): SplitSource {
  const source = stripBom(text).replaceAll('\r\n', '\n');
  const language = /^---(?!-)[^\S\n]*(\S[^\n]*)/.exec(source)?.[1];
  if (language) throw new Error(`it starts with "---${language.trim()}" instead of "---", but only YAML is supported`);
  if (/^---\n/.test(source) && !source.includes('\n---', 3)) throw new Error('a second line --- is missing');
  // Refused again here, in case the parser finds a language where this expression does not. Passing options also disables the parser's
  // cache, which returns no error the second time it is given an invalid file.
  const { data, content } = matter(source, { language: 'yaml', engines: { javascript: refuse, json: refuse } });
  const head = source.slice(0, source.length - content.length);
  return { data, head, body: '\n'.repeat(head.split('\n').length - 1) + content };
}

function refuse(): never {
  throw new Error('only YAML is supported');
}

/** Describes an error of `splitFrontmatter`: its line and its reason. */
export function describeYamlError(error: unknown): { readonly line: number; readonly reason: string } {
  const [reason = ''] = getErrorMessage(error).split('\n');
  const mark = isObject(error) ? error.mark : undefined;
  const line = isObject(mark) && typeof mark.line === 'number' ? mark.line + 1 : 1;
  const message = reason.replace(/ at line \d+.*$/, '').replace(/:$/, '');
  return { line, reason: PLAIN_REASONS.get(message) ?? message };
}

/** The usual meanings of two parser messages. */
const PLAIN_REASONS: ReadonlyMap<string, string> = new Map([
  ['end of the stream or a document separator is expected', 'a value that starts with a special character needs quotes'],
  [
    'incomplete explicit mapping pair; a key node is missed; or followed by a non-tabulated empty line',
    'a value that contains ": " needs quotes',
  ],
]);
