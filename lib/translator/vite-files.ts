import type { AnyNode } from 'acorn';
import { computeText, readFunction } from '@/lib/translator/functions';
import { readElements, readProperties, readText, takeAll } from '@/lib/translator/nodes';
import type { Tree } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/types';
import { copyPath, readPath, removeExtension } from '@/lib/translator/values';
import { addNote, type Option, readOption, setFileName, setOption, type Work } from '@/lib/translator/work';

/** Sets the entries. In Vite, the name of the file of a single entry is `fileName` or that of the package. */
export function setEntry(work: Work, option: Option, { note }: Rule): void {
  if (readOption(work, 'build.rolldownOptions.output.preserveModules') === true) return;
  const fileName = work.options.get('build.lib.fileName');
  const named = readProperties(option.node, work.scope);
  const entries: Tree = new Map();
  if (named) {
    for (const [name, value] of named) entries.set(name, copyPath(work, value));
  } else {
    const nodes = readElements(option.node, work.scope) ?? [option.node];
    const name = nodes.length === 1 && fileName ? readText(fileName.node, work.scope) : undefined;
    for (const node of nodes) entries.set(name ?? nameFile(work, node), copyPath(work, node));
    if (nodes.length === 1 && !fileName) addNote(work, option, note);
  }
  setOption(work, 'source.entry', entries);
}

function nameFile(work: Work, node: AnyNode): string {
  return removeExtension(readPath(work, node)?.split('/').at(-1) ?? 'index');
}

/** Sets the file name. A string is the key of the entry. A function must compute it from its parameters. */
export function setFileNames(work: Work, option: Option): boolean {
  if (readText(option.node, work.scope) !== undefined) return true;
  const names = takeAll(work.items.map(({ original }) => computeName(work, option.node, original)));
  // Vite numbers files with the same name, which Rslib refuses.
  if (countEntries(work) > 1 && names?.some((name) => !name.includes('[name]'))) return false;
  for (const [index, item] of work.items.entries()) if (names?.[index]) setFileName(item, names[index]);
  return names !== undefined;
}

/** Computes the name of the file of a format, with the placeholder of the entry. */
function computeName({ scope }: Work, node: AnyNode, format: string): string | undefined {
  const found = readFunction(node, scope);
  const values = found?.params.flatMap((param, index): [string, string][] =>
    param.type === 'Identifier' ? [[param.name, [format, '[name]'][index] ?? '']] : [],
  );
  return found && computeText(found.returned, scope, new Map(values));
}

export function countEntries({ options, scope }: Work): number {
  const entry = options.get('build.lib.entry');
  return entry ? (readElements(entry.node, scope)?.length ?? readProperties(entry.node, scope)?.length ?? 1) : 0;
}
