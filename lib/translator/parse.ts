import { tsPlugin } from '@sveltejs/acorn-typescript';
import { type Node, Parser, type Position, type Program } from 'acorn';
import type { Failed } from '@/lib/translator/types';

const TypeScriptParser = Parser.extend(tsPlugin());

/** Maximum length of a configuration, in characters. */
const MAX_LENGTH = 200_000;

/** Turns a bare object, such as a JSON file, into a module. */
const PREFIX = 'export default ';

/** A configuration file that is valid code. */
export interface Parsed {
  readonly kind: 'parsed';
  readonly program: Program;
  /** The text that the positions of the nodes refer to. */
  readonly text: string;
}

/** Parses the text of a configuration without running any of it. */
export function parseConfig(source: string): Parsed | Failed {
  if (source.trim() === '') return fail('empty');
  if (source.length > MAX_LENGTH) return fail('tooLong');
  const isObject = /^\s*[{[]/.test(source);
  const text = isObject ? PREFIX + source : source;
  try {
    const program = TypeScriptParser.parse(text, { ecmaVersion: 'latest', sourceType: 'module', locations: true, allowHashBang: true });
    return { kind: 'parsed', program, text };
  } catch (error) {
    // There is no position if the text is nested too deeply for the stack.
    const { line, column } = error instanceof SyntaxError && 'loc' in error ? (error.loc as Position) : { line: 1, column: 0 };
    return fail('syntax', line, column + 1 - (isObject && line === 1 ? PREFIX.length : 0));
  }
}

export function fail(reason: Failed['reason'], line = 1, column = 1): Failed {
  return { kind: 'failed', reason, line, column };
}

/** Returns the line of a node, from 1. */
export function getLine(node: Node): number {
  return node.loc?.start.line ?? 1;
}
