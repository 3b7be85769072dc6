import type { Code } from 'mdast';
import type { Mistake } from '@/lib/site/diagnostics';

/** Everything that the first line of a code block may have after the language, each a word of its own. */
const KNOWN = [
  /^title=(?:"[^"]+"|'[^']+')/,
  /^(?:example|unverified)="[^"]*[^"\s][^"]*"/,
  /^(?:lineNumbers|wrapCode)(?:=(?:true|false))?(?=\s|$)/,
  // Ranges, which `checkRanges` compares with the code.
  /^\{[^}]*\}(?:#\w+)?/,
  /^\/(?:[^/\\]|\\.)+\/[^\s]*/,
  /^"[^"]+"[^\s]*/,
];

const HINT = 'Known: title="…", example="…", unverified="reason", lineNumbers, wrapCode, and lines such as {1,3-5}.';

/** Reports what the first line of a code block has after the language and nothing reads, such as a title without quotes. */
export function checkMeta({ meta }: Code): Mistake[] {
  let rest = meta?.trim() ?? '';
  while (rest) {
    const known = KNOWN.flatMap((pattern) => pattern.exec(rest)?.[0] ?? [])[0];
    if (known === undefined) {
      const [word = rest] = rest.split(/\s/);
      return [{ message: `The code block has an unknown setting: ${word}.`, hint: HINT }];
    }
    rest = rest.slice(known.length).trimStart();
  }
  return [];
}

const MARK = /\[!code ([^\]]*)\]/g;
const KNOWN_MARK = /^(?:\+\+|--|highlight|hl|focus|error|warning)(?::\d+)?$/;

/** Reports marks of lines (`// [!code ++]`) that nothing reads, so that readers would see them. */
export function checkMarks({ value }: Code): Mistake[] {
  return [...value.matchAll(MARK)].flatMap(([mark, name = '']) =>
    KNOWN_MARK.test(name.trim())
      ? []
      : [{ message: `Unknown mark ${mark} in code.`, hint: 'Known: highlight, ++, --, focus, error, warning, and ++:3 for three lines.' }],
  );
}
