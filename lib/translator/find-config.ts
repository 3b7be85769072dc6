import type {
  AnyNode,
  ArrowFunctionExpression,
  ExportNamedDeclaration,
  Expression,
  FunctionExpression,
  ObjectExpression,
  Program,
  Statement,
} from 'acorn';
import { collectNames, isNode, readElements, readName, readProperties, readScope, resolve, type Scope } from '@/lib/translator/nodes';

/** A function that returns the configuration. */
export interface Wrapper {
  readonly isAsync: boolean;
  readonly params: readonly AnyNode[];
  /** What the function does before it returns. */
  readonly body: readonly Statement[];
  /** Whether it may also return something else. */
  readonly hasOtherReturns: boolean;
}

/** The exported configurations of a module, and the constants that they may use. */
export interface FoundConfig {
  readonly scope: Scope;
  readonly configs: readonly ObjectExpression[];
  readonly wrapper?: Wrapper;
  /** Configurations that are merged with these ones, but not read. */
  readonly bases?: readonly AnyNode[];
}

/**
 * Finds the exported configuration: an object, a list of objects, or a function that returns one of them. In a `package.json`, it is the
 * value of `packageKey`.
 */
export function findConfig(program: Program, packageKey: string): FoundConfig | undefined {
  const scope = readScope(program);
  const exported = program.body.map(findExport).find((node) => node !== undefined);
  if (!exported) return undefined;
  const properties = new Map(readProperties(exported, scope));
  const inPackage = properties.get(packageKey);
  if (inPackage) return readConfig(inPackage, scope);
  return PACKAGE_KEYS.some((key) => properties.has(key)) ? undefined : readConfig(exported, scope);
}

/** Keys of a `package.json` that no configuration has. */
const PACKAGE_KEYS = ['version', 'scripts', 'devDependencies'];

/** Lists the statements that use the configurations without declaring or exporting them, most likely to change them. */
export function listChanges(program: Program, { scope, configs, wrapper }: FoundConfig): Program['body'] {
  const list = (body: Program['body'], names: Scope) => {
    const isConfig = (node: AnyNode) => readConfig(node, names)?.configs.some((config) => configs.includes(config)) === true;
    const configNames = [...names].filter(([, node]) => isConfig(node)).map(([name]) => name);
    return body.filter((node) => {
      if (node.type.includes('Declaration') || findExport(node)) return false;
      const used = new Set<string>();
      collectNames(node, used);
      return configNames.some((name) => used.has(name));
    });
  };
  return [...list(program.body, readScope(program)), ...list([...(wrapper?.body ?? [])], scope)];
}

function findExport(node: Program['body'][number]): AnyNode | undefined {
  // The parser also produces TypeScript's form of exports, which the types lack.
  const { type }: { type: string } = node;
  if (node.type === 'ExportDefaultDeclaration') return node.declaration;
  if (node.type === 'ExportNamedDeclaration') return findTsupExport(node);
  if (type === 'TSExportAssignment' && 'expression' in node && isNode(node.expression)) return node.expression as Expression;
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return undefined;
  const { left, right } = node.expression;
  const isExports = left.type === 'MemberExpression' && left.object.type === 'Identifier' && left.object.name === 'module';
  return isExports ? right : undefined;
}

/** Finds the export named `tsup`, which tsup also reads. */
function findTsupExport({ declaration }: ExportNamedDeclaration): AnyNode | undefined {
  const declarations = declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  return declarations.find(({ id }) => id.type === 'Identifier' && id.name === 'tsup')?.init ?? undefined;
}

/** Matches the functions of Vite and Vitest that return their argument, as they are often imported. */
const DEFINE = /^define(?:Vite|Vitest)?Config$/;

function readConfig(node: AnyNode, scope: Scope, wrapper?: Wrapper): FoundConfig | undefined {
  const found = resolve(node, scope);
  switch (found.type) {
    case 'ObjectExpression':
      return { scope, configs: [found], wrapper };
    case 'ArrayExpression': {
      const elements = readElements(found, scope)?.map((element) => resolve(element, scope));
      const configs = elements?.filter((element) => element.type === 'ObjectExpression');
      return configs && configs.length > 0 && configs.length === elements?.length ? { scope, configs, wrapper } : undefined;
    }
    case 'CallExpression': {
      const [first, second] = found.arguments;
      const name = found.callee.type === 'Identifier' ? found.callee.name : undefined;
      if (first && name && DEFINE.test(name)) return readConfig(first, scope, wrapper);
      return name === 'mergeConfig' && first && second ? readMerged(first, second, scope, wrapper) : undefined;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return wrapper || !found.body ? undefined : readFunction(found as ArrowFunctionExpression | FunctionExpression, scope);
    default:
      return undefined;
  }
}

/** Reads one of two merged configurations: of those that are known, the last one that builds something, or just the last one. */
function readMerged(first: AnyNode, second: AnyNode, scope: Scope, wrapper?: Wrapper): FoundConfig | undefined {
  const pairs = [
    { config: readConfig(second, scope, wrapper), other: first },
    { config: readConfig(first, scope, wrapper), other: second },
  ];
  const known = pairs.filter(({ config }) => config !== undefined);
  const { config, other } = known.find((pair) => pair.config && builds(pair.config)) ?? known[0] ?? {};
  return config && other && { ...config, bases: [other, ...(config.bases ?? [])] };
}

function builds({ configs }: FoundConfig): boolean {
  return configs.some(({ properties }) => properties.some((property) => property.type === 'Property' && readName(property) === 'build'));
}

function readFunction({ async: isAsync, params, body }: ArrowFunctionExpression | FunctionExpression, scope: Scope) {
  if (body.type !== 'BlockStatement') return readConfig(body, scope, { isAsync, params, body: [], hasOtherReturns: false });
  const last = body.body.at(-1);
  if (last?.type !== 'ReturnStatement' || !last.argument) return undefined;
  const before = body.body.slice(0, -1);
  const kept = before.filter((statement) => !returns(statement));
  const local = new Map([...scope, ...readScope({ body: kept })]);
  return readConfig(last.argument, local, { isAsync, params, body: kept, hasOtherReturns: kept.length < before.length });
}

/** Returns whether a statement may return from the function that contains it. */
function returns(node: unknown): boolean {
  if (Array.isArray(node)) return node.some(returns);
  if (!isNode(node) || /Function/.test(node.type)) return false;
  return node.type === 'ReturnStatement' || Object.values(node).some(returns);
}

/** Returns whether the used names include a parameter of the function. */
export function usesParams({ params }: Wrapper, used: ReadonlySet<string>): boolean {
  const names = new Set<string>();
  for (const param of params) collectNames(param, names);
  return [...names].some((name) => used.has(name));
}
