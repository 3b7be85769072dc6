import type { Code } from 'mdast';
import { CODE_LANGUAGES, findLanguage } from '@/lib/markdown/code-languages';
import { CODE_MARKS } from '@/lib/markdown/code-notations';
import type { Mistake } from '@/lib/site/diagnostics';
import { formatCount } from '@/lib/site/format';

/** The settings that may follow the language of a code fence, each a word of its own. */
const SETTINGS = [
  /^title="[^"]+"/,
  /^(?:example|unverified)="[^"]*[^"\s][^"]*"/,
  /^(?:lineNumbers|wrapCode)(?:=(?:true|false))?(?=\s|$)/,
  // `checkRanges` compares the ranges with the code.
  /^\{[^}]*\}(?:#\w+)?/,
];

/** Words to highlight in the code: `/word/`, `"word"1,3`. */
const WORD_SETTINGS = [/^\/(?:[^/\\]|\\.)+\/[^\s]*/, /^"[^"]+"[^\s]*/];

const SETTINGS_HINT = 'Known: title="…", example="…", unverified="reason", lineNumbers, wrapCode, lines such as {1,3-5}';

/** Checks for an unknown language, settings or marks. */
export function checkFence(node: Code): Mistake[] {
  const ranges = checkRanges(node);
  return [...checkLanguage(node.lang ?? ''), ...checkMarks(node), ...(ranges.length > 0 ? ranges : checkSettings(node))];
}

function checkLanguage(lang: string): Mistake[] {
  if (findLanguage(lang)) return [];
  const message = lang ? `No highlighting for the language "${lang}".` : 'A code block has no language.';
  return [{ message, hint: `Known languages: ${CODE_LANGUAGES.join(', ')}.` }];
}

/** Checks for unknown settings after the language, such as a title without quotes, and for words that are not in the code. */
function checkSettings({ lang, meta, value }: Code): Mistake[] {
  let rest = meta?.trim() ?? '';
  // The colors of a log replace the elements of its words.
  const known = lang === 'log' ? SETTINGS : [...SETTINGS, ...WORD_SETTINGS];
  while (rest) {
    const setting = known.flatMap((pattern) => pattern.exec(rest)?.[0] ?? [])[0];
    if (setting === undefined) {
      const [word = rest] = rest.split(/\s/);
      const name = /^(\w+)(?:=[“”＂]|＝)/.exec(rest)?.[1];
      const hint = name
        ? `Write = and straight quotes: ${name}="…".`
        : `${SETTINGS_HINT}${lang === 'log' ? '' : ', words such as /word/'}.`;
      return [{ message: `The code block has an unknown setting: ${word}.`, hint }];
    }
    const [text, , word = ''] = /^(["/])(.*?)\1/.exec(setting) ?? [];
    if (!value.includes(word)) return [{ message: `The word ${text} is not in the code.`, hint: 'Write it as in the code, or remove it.' }];
    rest = rest.slice(setting.length).trimStart();
  }
  return [];
}

/** Line marks, `// [!code ++]`, and those of Docusaurus, which are not supported. */
const MARKS = /\[!code ([^\]]*)\]|(?<=^\s*(?:\/\/|#|\{?\/\*|<!--)\s*)highlight-(?:next-line|start|end)\b/gm;

/** Languages without marks: in most, readers would see them, and in a diff, the signs mark its lines. */
const UNMARKED_LANGUAGES: readonly (string | undefined)[] = ['diff', 'log', 'mdx', 'text'];

/** Checks for line marks that are unknown or in a language without them, which readers would see. */
function checkMarks({ lang, value }: Code): Mistake[] {
  const marks = [...value.matchAll(MARKS)];
  if (UNMARKED_LANGUAGES.includes(findLanguage(lang ?? ''))) {
    const hint = 'Remove it. To highlight lines, write their numbers after the language, such as {1,3-5}.';
    return marks.map(([mark]) => ({ message: `The mark ${mark} cannot be used in the language "${lang}".`, hint }));
  }
  const hint = `Known: ${Object.keys(CODE_MARKS).join(', ')}, as in [!code focus], and ++:3 for three lines.`;
  const unknown = marks.filter(([, name = '']) => !Object.hasOwn(CODE_MARKS, name.trim().replace(/:\d+$/, '')));
  return unknown.map(([mark]) => ({ message: `Unknown mark ${mark} in code.`, hint }));
}

/** Ranges of line numbers or of occurrences, as the highlighter reads them: `{1,3-5}`, `/word/2-3`, `"word"2-3`. */
const LINES = /\{([^}]*)\}/g;
const WORDS = /(["/])(?:(?!\1).)*\1([\d.,-][^\s#]*)/g;

/** Quoted settings, whose values are not ranges. */
const QUOTED = /\b(?:title|example|unverified)="[^"]*"/g;

/** Checks for ranges that are malformed or exceed the code: the highlighter expands them, so `{1-99999999999}` exhausts the memory. */
export function checkRanges({ meta, value }: Code): Mistake[] {
  if (!meta) return [];
  const count = value.split('\n').length;
  const flags = meta.replace(QUOTED, '');
  return [
    ...[...flags.matchAll(LINES)].flatMap(([text, range = '']) => (isRange(range, count) ? [] : [describeRange(text, count)])),
    ...[...flags.matchAll(WORDS)].flatMap(([text, , range = '']) => (isRange(range, value.length) ? [] : [describeOccurrences(text)])),
  ];
}

/** Removes everything from a meta string that may be a range. */
export function removeRanges(meta: string): string {
  return (meta.match(QUOTED) ?? []).join(' ');
}

function describeRange(text: string, count: number): Mistake {
  return {
    message: `The range ${text} does not fit the code, which has ${formatCount(count, 'line')}.`,
    hint: `Write numbers from 1 to ${count} in ascending order.`,
  };
}

function describeOccurrences(text: string): Mistake {
  return {
    message: `The occurrences in ${text} are not valid.`,
    hint: 'List the occurrences of the word to highlight in ascending order, such as /word/1,3.',
  };
}

function isRange(range: string, last: number): boolean {
  return range.split(',').every((part) => {
    const [, from = '', to = from] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(part) ?? [];
    return from !== '' && Number(from) >= 1 && Number(from) <= Number(to) && Number(to) <= last;
  });
}
