import { isDeepStrictEqual } from 'node:util';
import { type CallExpression, type Program, parse } from 'acorn';
import { type HeadScriptConfig, listHeadArguments } from '@/lib/browser/start/head-script';

/**
 * Returns whether an inline script is the head script of a site with these settings: the right number of calls of inline functions, with the
 * right arguments. Anything else that the framework or a plugin may write into a page looks different.
 */
export function isHeadScript(text: string, config: HeadScriptConfig): boolean {
  const calls = readCalls(text);
  const expected = listHeadArguments(config);
  return calls?.length === expected.length && calls.every((args, index) => isDeepStrictEqual(args, expected[index]));
}

/** Reads the arguments of the calls that a script consists of. Undefined if it contains anything else, or an argument that is not JSON. */
function readCalls(text: string): unknown[][] | undefined {
  try {
    const { body }: Program = parse(text, { ecmaVersion: 'latest' });
    return body.map((statement) => {
      if (statement.type !== 'ExpressionStatement' || !isPlainCall(statement.expression)) throw new TypeError('not a call of a function');
      return statement.expression.arguments.map(({ start, end }): unknown => JSON.parse(text.slice(start, end)));
    });
  } catch {
    return undefined;
  }
}

function isPlainCall(expression: { readonly type: string }): expression is CallExpression {
  if (expression.type !== 'CallExpression') return false;
  const { callee } = expression as CallExpression;
  return callee.type === 'FunctionExpression' || callee.type === 'ArrowFunctionExpression';
}
