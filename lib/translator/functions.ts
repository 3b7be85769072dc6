import type { AnyNode, Pattern, Statement } from 'acorn';
import { readScope, readText, resolve, type Scope, takeAll } from '@/lib/translator/nodes';

/** The values of names in the code of a function, such as `format` or `context.format`. */
export type Values = ReadonlyMap<string, string>;

/** What a function returns, with the constants and the known values that it may use. */
export interface Returned {
  readonly returned: AnyNode;
  readonly scope: Scope;
  readonly values: Values;
}

/** Finds what a function returns. `getValues` tells what is known of its parameters. Returns undefined if it does anything else. */
export function callFunction(node: AnyNode, scope: Scope, getValues: (params: readonly Pattern[]) => Values): Returned | undefined {
  const found = resolve(node, scope);
  if (found.type !== 'ArrowFunctionExpression' && found.type !== 'FunctionExpression') return undefined;
  const { params, body } = found;
  const values = getValues(params);
  return body.type === 'BlockStatement' ? findReturned(body.body, scope, values) : { returned: body, scope, values };
}

function findReturned(statements: readonly Statement[], outer: Scope, values: Values): Returned | undefined {
  const scope = new Map([...outer, ...readScope({ body: statements })]);
  for (const [index, statement] of statements.entries()) {
    if (statement.type === 'ReturnStatement') return statement.argument ? { returned: statement.argument, scope, values } : undefined;
    if (statement.type === 'IfStatement') {
      const isTrue = compare(statement.test, scope, values);
      if (isTrue === undefined) return undefined;
      const branch = isTrue ? statement.consequent : statement.alternate;
      const chosen = branch?.type === 'BlockStatement' ? branch.body : branch ? [branch] : [];
      return findReturned([...chosen, ...statements.slice(index + 1)], scope, values);
    } else if (statement.type !== 'VariableDeclaration') return undefined;
  }
  return undefined;
}

/** Computes a text from literals, templates, conditions and names with known values. Returns undefined if it depends on anything else. */
export function computeText(node: AnyNode, scope: Scope, values: Values): string | undefined {
  const name = readReference(node);
  const known = name === undefined ? undefined : values.get(name);
  if (known !== undefined) return known;
  const found = resolve(node, scope);
  if (found.type === 'ConditionalExpression') {
    const isTrue = compare(found.test, scope, values);
    return isTrue === undefined ? undefined : computeText(isTrue ? found.consequent : found.alternate, scope, values);
  }
  if (found.type !== 'TemplateLiteral') return readText(found, scope);
  const parts = found.quasis.map(({ value }, index) => {
    const expression = found.expressions[index];
    const text = expression ? computeText(expression, scope, values) : '';
    return text === undefined ? undefined : `${value.cooked}${text}`;
  });
  return takeAll(parts)?.join('');
}

function compare(node: AnyNode, scope: Scope, values: Values): boolean | undefined {
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return undefined;
  const left = computeText(node.left, scope, values);
  const right = computeText(node.right, scope, values);
  // The name of an entry is only known as a placeholder.
  if (left === undefined || right === undefined || `${left}${right}`.includes('[name]')) return undefined;
  return (left === right) === node.operator.startsWith('=');
}

/** Returns the name of a variable, `format`, or the path of a member, `context.format`. */
function readReference(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  return node.object.type === 'Identifier' ? `${node.object.name}.${node.property.name}` : undefined;
}
