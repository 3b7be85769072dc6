import type { AnyNode, Node, Pattern, Program, Property } from 'acorn';

/** The declarations of a module, by name. */
export type Scope = ReadonlyMap<string, AnyNode>;

/** Maximum length of a chain of constants that refer to each other. */
const MAX_STEPS = 5;

/** Expressions that wrap a value only for the type checker. */
const TYPE_WRAPPERS = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]);

/** Reads the constants that a module declares with a value. */
export function readScope({ body }: { readonly body: readonly Program['body'][number][] }): Scope {
  const declarations = body.map((node) => (node.type === 'ExportNamedDeclaration' && node.declaration ? node.declaration : node));
  const constants = declarations.flatMap((node) => (node.type === 'VariableDeclaration' && node.kind === 'const' ? node.declarations : []));
  return new Map(constants.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])));
}

/** Resolves names of constants, and removes type assertions. */
export function resolve(node: AnyNode, scope: Scope, steps = MAX_STEPS): AnyNode {
  if (isNode(node) && TYPE_WRAPPERS.has(node.type) && 'expression' in node && isNode(node.expression)) {
    return resolve(node.expression, scope, steps);
  }
  const constant = node.type === 'Identifier' && steps > 0 ? scope.get(node.name) : undefined;
  return constant ? resolve(constant, scope, steps - 1) : node;
}

/** Returns the case of a condition that has more to translate; undefined for all other nodes. */
export function pickCase(node: AnyNode, scope: Scope): AnyNode | undefined {
  const found = resolve(node, scope);
  if (found.type === 'LogicalExpression') return found.operator === '&&' ? resolve(found.right, scope) : undefined;
  if (found.type !== 'ConditionalExpression') return undefined;
  const cases = [resolve(found.consequent, scope), resolve(found.alternate, scope)];
  return cases.toSorted((one, other) => other.end - other.start - (one.end - one.start))[0];
}

/** Returns the value of a literal, without evaluating anything; undefined for all other nodes. */
export function readLiteral(node: AnyNode, scope: Scope): string | number | boolean | undefined {
  const found = resolve(node, scope);
  if (found.type === 'TemplateLiteral' && found.expressions.length === 0) return found.quasis[0]?.value.cooked ?? undefined;
  if (found.type !== 'Literal' || found.regex || found.value === null) return undefined;
  const { value } = found;
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}

export function readText(node: AnyNode, scope: Scope): string | undefined {
  const value = readLiteral(node, scope);
  return typeof value === 'string' ? value : undefined;
}

/** Returns the elements of an array, or undefined if any of them is unknown. */
export function readElements(node: AnyNode, scope: Scope): AnyNode[] | undefined {
  const found = resolve(node, scope);
  if (found.type !== 'ArrayExpression') return undefined;
  return takeAll(found.elements.map((element) => (element && element.type !== 'SpreadElement' ? element : undefined)));
}

/** Returns a string or a list of strings as a list, or undefined if any of them is unknown. */
export function readTexts(node: AnyNode, scope: Scope): string[] | undefined {
  const single = readText(node, scope);
  if (single !== undefined) return [single];
  return takeAll(readElements(node, scope)?.map((element) => readText(element, scope)));
}

/** Returns the name and the value of each property, or undefined if any of them is unknown. */
export function readProperties(node: AnyNode, scope: Scope): [name: string, value: AnyNode][] | undefined {
  const found = resolve(node, scope);
  if (found.type !== 'ObjectExpression') return undefined;
  return takeAll(
    found.properties.map((property): [string, AnyNode] | undefined => {
      if (property.type !== 'Property' || property.kind !== 'init' || property.method) return undefined;
      const name = readName(property);
      return name === undefined ? undefined : [name, property.value];
    }),
  );
}

/** Returns the values, or undefined if any of them is unknown. */
export function takeAll<Value>(values: readonly (Value | undefined)[] | undefined): Value[] | undefined {
  const found = values?.filter((value) => value !== undefined);
  return found?.length === values?.length ? found : undefined;
}

/** Returns the name of a property, or undefined if it is computed. */
export function readName({ key, computed }: Property): string | undefined {
  if (computed) return undefined;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : undefined;
}

/** Collects the names that the code of a node uses. Keys and members are not names. */
export function collectNames(node: Node | Pattern, names: Set<string>): void {
  if (!isNode(node)) return;
  if (node.type === 'Identifier' && 'name' in node) names.add(String(node.name));
  const isNamed = node.type === 'Property' || node.type === 'MemberExpression';
  const isComputed = ('computed' in node && node.computed === true) || ('shorthand' in node && node.shorthand === true);
  for (const [field, value] of Object.entries(node)) {
    if (isNamed && !isComputed && (field === 'key' || field === 'property')) continue;
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collectNames(child, names);
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}
