import type { AnyNode } from 'acorn';
import { callFunction, computeText } from '@/lib/translator/functions';
import { readElements, readProperties, readText, resolve, takeAll } from '@/lib/translator/nodes';
import type { Tree } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/types';
import { copyPath, readPath, removeExtension } from '@/lib/translator/values';
import { readOutputs } from '@/lib/translator/vite-output-list';
import { addNote, type Item, type Option, readOption, setFileName, setOption, type Work } from '@/lib/translator/work';

/** Whether there is one file per module. */
export const PRESERVE = 'build.rolldownOptions.output.preserveModules';

/**
 * Sets the entries. In Vite, the name of the file of a single entry is `fileName`, or that of the package if the entry is a text, unless Rollup
 * has a pattern for it.
 */
export function setEntry(work: Work, option: Option, { note }: Rule): void {
  if (readOption(work, PRESERVE) === true) return;
  if (isComputed(work, option.node)) {
    addNote(work, option, 'hand');
    return;
  }
  const isNamed = hasPattern(work);
  const fileName = isNamed ? undefined : work.options.get('build.lib.fileName');
  const fixed = fileName && countEntries(work) === 1 ? readText(fileName.node, work.scope) : undefined;
  const named = readProperties(option.node, work.scope);
  const listed = readElements(option.node, work.scope);
  const entries: Tree = new Map();
  if (named) for (const [name, value] of named) entries.set(fixed ?? name, copyPath(work, value));
  else for (const node of listed ?? [option.node]) entries.set(fixed ?? nameFile(work, node, entries), copyPath(work, node));
  if (!named && !listed && !fileName && !isNamed) addNote(work, option, note);
  setOption(work, 'source.entry', entries);
}

/** Matches the call of a function that joins paths, or of a helper with the name of a file. */
const PATH_CALL = /^[\w.]*(?:resolve|join|URLToPath)\(|['"`][^'"`*]*\.\w+['"`],?\s*\)$/;

/** Returns whether a value may be an object or a list that has to be computed. */
function isComputed(work: Work, node: AnyNode): boolean {
  const { type, start, end } = resolve(node, work.scope);
  if (type === 'CallExpression') return !PATH_CALL.test(work.text.slice(start, end));
  if (type === 'ArrayExpression') return readElements(node, work.scope) === undefined;
  return /^(?:Identifier|Await|Conditional)/.test(type);
}

/** Names a file after its source. As in Vite, a number follows a name that another entry has. */
function nameFile(work: Work, node: AnyNode, entries: Tree): string {
  const [, inCode] = work.text.slice(node.start, node.end).match(/([^'"`/]+)['"`],?\s*\)$/) ?? [];
  const name = removeExtension(readPath(work, node)?.split('/').at(-1) ?? inCode ?? 'index');
  let unique = name;
  for (let count = 2; entries.has(unique); count++) unique = `${name}${count}`;
  return unique;
}

/** Sets the file name. A string is the key of a single entry. A function must compute it from its parameters. */
export function setFileNames(work: Work, option: Option): boolean {
  if (hasPattern(work)) return true;
  if (readText(option.node, work.scope) !== undefined) return countEntries(work) <= 1;
  return setNames(work, work.items, takeAll(work.items.map(({ original }) => computeName(work, option.node, original))));
}

/** Sets the file name from a pattern of Rollup, which wins over the one of the library. */
export function setEntryFileNames(work: Work): boolean {
  return setNamePattern(work, work.items, readPattern(work));
}

/** Sets the file names of items from a pattern of Rollup. Returns false if the pattern is not known, or files would overwrite each other. */
export function setNamePattern(work: Work, items: readonly Item[], pattern: string | undefined): boolean {
  if (!isKnownPattern(pattern)) return false;
  return setNames(
    work,
    items,
    items.map(({ original }) => pattern.replaceAll('[format]', original)),
  );
}

/** Returns whether a pattern has no placeholders but those that Rslib knows. */
function isKnownPattern(pattern: string | undefined): pattern is string {
  return pattern !== undefined && !pattern.replace(/\[(?:name|format)\]/g, '').includes('[');
}

/** Returns whether Rollup has a pattern for the names of entries, in each output if there is a list of them. It wins over the file name. */
export function hasPattern(work: Work): boolean {
  const outputs = [...(readOutputs(work)?.values() ?? [])];
  return readPattern(work) !== undefined || (outputs.length > 0 && outputs.every((output) => output.has('entryFileNames')));
}

/** Reads the pattern of Rollup for the names of entries; undefined if it is a function, or has placeholders that Rslib does not know. */
function readPattern({ options, scope }: Work): string | undefined {
  const option = options.get('build.rolldownOptions.output.entryFileNames');
  const pattern = option && readText(option.node, scope);
  return isKnownPattern(pattern) ? pattern : undefined;
}

/** Sets the name of the files of each item. Returns false if the names are not known, or files would overwrite each other. */
function setNames(work: Work, items: readonly Item[], names: readonly string[] | undefined): boolean {
  const hasSeveral = countEntries(work) > 1 || readOption(work, PRESERVE) === true;
  // Vite numbers files with the same name, which Rslib refuses.
  if (hasSeveral && names?.some((name) => !name.includes('[name]'))) return false;
  for (const [index, item] of items.entries()) if (names?.[index]) setFileName(item, names[index]);
  return names !== undefined;
}

/** Computes the name of the file of a format, with the placeholder of the entry. */
function computeName({ scope }: Work, node: AnyNode, format: string): string | undefined {
  const known = [format, '[name]'];
  const result = callFunction(
    node,
    scope,
    (params) => new Map(params.flatMap((param, index) => (param.type === 'Identifier' ? [[param.name, known[index] ?? '']] : []))),
  );
  return result && computeText(result.returned, result.scope, result.values);
}

export function countEntries({ options, scope }: Work): number {
  const entry = options.get('build.lib.entry');
  return entry ? (readElements(entry.node, scope)?.length ?? readProperties(entry.node, scope)?.length ?? 1) : 0;
}
