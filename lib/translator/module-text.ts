import type { ImportDeclaration, Node, Program } from 'acorn';
import { usesParams, type Wrapper } from '@/lib/translator/find-config';
import { collectNames, isNode } from '@/lib/translator/nodes';
import { escapeLines, indentCode, printObject, type Tree, type Value } from '@/lib/translator/print';
import type { Note, Translated } from '@/lib/translator/types';
import type { Work } from '@/lib/translator/work';

interface Parts {
  readonly program: Program;
  readonly text: string;
  readonly wrapper?: Wrapper;
  /** Statements that are left out, since they use the other tool's configuration. */
  readonly changes: Program['body'];
  readonly works: readonly Work[];
  /** The configuration. */
  readonly tree: Tree;
  readonly notes: readonly Note[];
  readonly printNotes: (notes: readonly Note[]) => string[];
}

/** The order of options in the result. */
const ORDER = 'id format umdName source resolve syntax bundle dts shims banner footer server output tools plugins lib'.split(' ');

/** Prints the module: imports, what the copied code needs, and the configuration. */
export function printModule({ program, text, wrapper, changes, works, tree, notes, printNotes }: Parts): Translated {
  const names = new Set<string>();
  for (const node of works.flatMap(({ copied }) => copied)) collectNames(node, names);
  const isKept = (node: Program['body'][number]) => !changes.includes(node);
  const body = keepStatements((wrapper?.body ?? []).filter(isKept), names);
  const needsParams = wrapper !== undefined && usesParams(wrapper, names);
  const all: Note[] = needsParams ? [{ line: 1, option: 'defineConfig', id: 'functionArguments' }, ...notes] : [...notes];
  const comments = printNotes(all).map(escapeLines);

  const kept = keepStatements(
    program.body.filter((node) => isKept(node) && !isExport(node, text)),
    names,
  );
  const added = works.flatMap(({ imports }) => [...imports]).map(([name, from]) => `import { ${name} } from '${from}';`);
  const imports = kept.flatMap((node) => (node.type === 'ImportDeclaration' ? [printImport(node, names, text)] : []));
  const others = kept.flatMap((node) => (node.type === 'ImportDeclaration' ? [] : [readStatement(node, text)]));
  const head = [...new Set([...added, "import { defineConfig } from '@rslib/core';", ...imports])].join('\n');
  const exported = program.body.find((node) => isExport(node, text));
  const config = printConfig(
    sortTree(tree),
    comments,
    text,
    wrapper && (needsParams || body.length > 0) ? { ...wrapper, body, params: needsParams ? wrapper.params : [] } : undefined,
  );
  const about = exported ? readComments(exported, text) : '';
  return { kind: 'translated', code: `${[head, ...others, about + config].join('\n\n')}\n`, notes: all };
}

function printConfig(tree: Tree, comments: readonly string[], text: string, wrapper: Wrapper | undefined): string {
  if (!wrapper) return `export default defineConfig(${printObject(tree, comments)});`;
  const params = wrapper.params.map(({ start, end, ...param }) => {
    // Leaves out the types of the other tool.
    const type = 'typeAnnotation' in param && isNode(param.typeAnnotation) ? param.typeAnnotation.start : end;
    // The function of Vite always gets a mode.
    return text.slice(start, type).replace(/\bmode\b(?:\s*:\s*(\w+))?(?=\s*[,}])/, (_, name = 'mode') => `envMode: ${name} = 'production'`);
  });
  const open = `export default defineConfig(${wrapper.isAsync ? 'async ' : ''}(${params.join(', ')}) =>`;
  if (wrapper.body.length === 0) return `${open} (${printObject(tree, comments)}));`;
  const body = wrapper.body.map((node) => `  ${indentCode(readStatement(node, text), 2)}\n`);
  return `${open} {\n${body.join('')}  return ${printObject(tree, comments, 2)};\n});`;
}

/** Keeps the statements that declare what the copied code uses, directly or indirectly, and those with side effects. Adds the names that they use. */
function keepStatements<Kept extends Program['body'][number]>(candidates: readonly Kept[], names: Set<string>): Kept[] {
  const kept = new Set<Kept>();
  let before = -1;
  while (kept.size > before) {
    before = kept.size;
    for (const node of candidates) {
      if (kept.has(node) || !isNeeded(node, names)) continue;
      kept.add(node);
      if (node.type !== 'ImportDeclaration') collectNames(node, names);
    }
  }
  return candidates.filter((node) => kept.has(node));
}

/** Matches the comments on the lines before a statement. */
const COMMENTS = /(?:^|\n)((?:[ \t]*(?:\/\/.*|\/\*(?:[^*]|\*(?!\/))*\*\/)[ \t]*\n)+[ \t]*)$/;

/** Matches comments that are for other tools, or that the examples of Vite contain. */
const FOREIGN = /@type|@ts-|<reference|eslint|(?:tsup|tsdown|vite)\.config|\/\/vite/;

/** How far before a statement its comments may start, in characters. */
const MAX_COMMENTS = 2000;

/** Returns the comments before a statement, with the space up to it; empty if there are none for readers. */
function readComments({ start }: Node, text: string): string {
  const [, comments = ''] = text.slice(Math.max(0, start - MAX_COMMENTS), start).match(COMMENTS) ?? [];
  return FOREIGN.test(comments) ? '' : comments.trimStart();
}

function readStatement(node: Node, text: string): string {
  return readComments(node, text) + text.slice(node.start, node.end);
}

/** Returns whether a statement exports the configuration. */
function isExport({ type, start }: Node, text: string): boolean {
  return /^(?:ExportDefaultDeclaration|TSExportAssignment)$/.test(type) || text.startsWith('module.exports', start);
}

function isNeeded(node: Program['body'][number], names: ReadonlySet<string>): boolean {
  if (!node.type.includes('Declaration')) return node.type !== 'EmptyStatement' && !('directive' in node && node.directive);
  if (node.type === 'ImportDeclaration') {
    return node.specifiers.length === 0 || node.specifiers.some(({ local }) => names.has(local.name));
  }
  const declaration = 'declaration' in node && isNode(node.declaration) ? node.declaration : node;
  const declared = new Set<string>();
  if ('declarations' in declaration && Array.isArray(declaration.declarations)) {
    for (const { id } of declaration.declarations) collectNames(id, declared);
  } else if ('id' in declaration && isNode(declaration.id)) collectNames(declaration.id, declared);
  return [...declared].some((name) => names.has(name));
}

/** Prints an import without the names that the result does not use, such as those of the other tool. */
function printImport(node: ImportDeclaration, names: ReadonlySet<string>, text: string): string {
  const used = node.specifiers.filter(({ local }) => names.has(local.name));
  if (used.length === node.specifiers.length) return text.slice(node.start, node.end);
  const print = ({ start, end }: Node) => text.slice(start, end);
  const named = used.filter(({ type }) => type === 'ImportSpecifier').map(print);
  const whole = used.filter(({ type }) => type !== 'ImportSpecifier').map(print);
  const parts = [...whole, ...(named.length > 0 ? [`{ ${named.join(', ')} }`] : [])];
  const kind = 'importKind' in node && node.importKind === 'type' ? 'type ' : '';
  // Attributes follow the source.
  return `import ${kind}${parts.join(', ')} from ${text.slice(node.source.start, node.end)}`;
}

function sortTree(tree: Tree): Tree {
  const rank = (key: string) => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  const sorted = [...tree].toSorted(([one], [other]) => rank(one) - rank(other));
  const sortItem = (item: Value) => (item instanceof Map ? sortTree(item) : item);
  return new Map(sorted.map(([key, value]): [string, Value] => [key, key === 'lib' && Array.isArray(value) ? value.map(sortItem) : value]));
}
