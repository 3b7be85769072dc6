import type { AnyNode, Pattern } from 'acorn';
import { readText, resolve, type Scope, takeAll } from '@/lib/translator/nodes';

/** The values of names in the code of a function, such as `format` or `context.format`. */
export type Values = ReadonlyMap<string, string>;

/** Reads a function whose body is one expression, or only returns one. */
export function readFunction(node: AnyNode, scope: Scope): { params: Pattern[]; returned: AnyNode } | undefined {
  const found = resolve(node, scope);
  if (found.type !== 'ArrowFunctionExpression' && found.type !== 'FunctionExpression') return undefined;
  const { params, body } = found;
  if (body.type !== 'BlockStatement') return { params, returned: body };
  const [first] = body.body;
  return first?.type === 'ReturnStatement' && first.argument ? { params, returned: first.argument } : undefined;
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
  if (left === undefined || right === undefined) return undefined;
  return (left === right) === node.operator.startsWith('=');
}

/** Returns the name of a variable, `format`, or the path of a member, `context.format`. */
function readReference(node: AnyNode): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  return node.object.type === 'Identifier' ? `${node.object.name}.${node.property.name}` : undefined;
}
