import { parse } from 'acorn';
import type { Expression, PrivateIdentifier, Program, Property, SpreadElement } from 'estree';

/** A constant value of an expression. */
export type Literal = string | number | boolean | null | readonly Literal[] | { readonly [key: string]: Literal };

/** Evaluates a constant expression without running it: literals, templates, sums, arrays and objects. Undefined for all others. */
export function readExpression(program: Program | null | undefined): Literal | undefined {
  const [statement, ...others] = program?.body ?? [];
  return statement?.type === 'ExpressionStatement' && others.length === 0 ? readValue(statement.expression) : undefined;
}

/** Reads the text that an expression shows, which is empty for comments and booleans. Undefined if it is not constant text. */
export function readText(program: Program | null | undefined): string | undefined {
  if (!program?.body.length) return '';
  const value = readExpression(program);
  if (typeof value === 'boolean') return '';
  return isPlain(value) ? String(value) : undefined;
}

function readValue(node: Expression | SpreadElement | PrivateIdentifier | null): Literal | undefined {
  switch (node?.type) {
    case 'Literal':
      return 'regex' in node || 'bigint' in node ? undefined : node.value;
    case 'TemplateLiteral': {
      const values = readAll(node.expressions);
      return values?.every(isPlain)
        ? node.quasis.map(({ value }, index) => `${value.cooked ?? value.raw}${values[index] ?? ''}`).join('')
        : undefined;
    }
    case 'UnaryExpression': {
      const value = readValue(node.argument);
      return node.operator === '-' && typeof value === 'number' ? -value : undefined;
    }
    case 'BinaryExpression': {
      const [left, right] = [readValue(node.left), readValue(node.right)];
      if (node.operator !== '+') return undefined;
      if (typeof left === 'number' && typeof right === 'number') return left + right;
      return isPlain(left) && isPlain(right) ? `${left}${right}` : undefined;
    }
    case 'ArrayExpression':
      return readAll(node.elements);
    case 'ObjectExpression':
      return readObject(node.properties);
    default:
      return undefined;
  }
}

/** Returns whether a constant is text or a number, which text can contain. */
export function isPlain(value: Literal | undefined): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}

function readAll(nodes: readonly (Expression | SpreadElement | null)[]): Literal[] | undefined {
  const values = nodes.map(readValue);
  return values.every((value) => value !== undefined) ? values : undefined;
}

function readObject(properties: readonly (Property | SpreadElement)[]): Literal | undefined {
  const entries: [string, Literal][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.kind !== 'init' || isPattern(property.value)) return undefined;
    const name = property.key.type === 'Identifier' ? property.key.name : readValue(property.key);
    const value = readValue(property.value);
    if (!isPlain(name) || value === undefined) return undefined;
    entries.push([String(name), value]);
  }
  return Object.fromEntries(entries);
}

function isPattern(node: Property['value']): node is Exclude<Property['value'], Expression> {
  return /Pattern$/.test(node.type);
}

/** Builds the ESTree program that a parser reads for a plain value in `{…}`. Leaves out fields that are `undefined`. */
export function buildExpression(value: object): Program {
  return parse(`(${JSON.stringify(value)})`, { ecmaVersion: 'latest' }) as Program;
}
