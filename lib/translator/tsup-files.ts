import type { AnyNode } from 'acorn';
import { readElements, readProperties, readText, resolve, takeAll } from '@/lib/translator/nodes';
import { quote, type Tree } from '@/lib/translator/print';
import { copyPath, nameEntries, readPath } from '@/lib/translator/values';
import { addNote, type Option, put, readOption, type Work } from '@/lib/translator/work';

/** Sets the entries, named after their paths, as tsup names its files. Patterns remain a list. */
export function putEntry(work: Work, option: Option): boolean | undefined {
  const paths = readPaths(work, option.node);
  const isGlob = (path: string) => /[*?{}[\]]|^!/.test(path);
  const entries: Tree = new Map();
  if (paths?.some(isGlob)) {
    entries.set('index', paths.map(quote));
    if (readOption(work, 'bundle') !== false) addNote(work, option, 'globEntry');
  } else if (paths) {
    const names = nameEntries(paths);
    for (const [index, path] of paths.entries()) entries.set(names[index] ?? '', quote(path));
  } else if (!readNamed(work, option.node, entries)) return false;
  put(work, 'source.entry', entries);
}

/** Returns the paths in a list of entries, or undefined if any of them is unknown. */
function readPaths(work: Work, node: AnyNode): string[] | undefined {
  const elements = readElements(node, work.scope) ?? (readText(node, work.scope) === undefined ? undefined : [node]);
  return takeAll(elements?.map((each) => readPath(work, each)));
}

/** Reads entries that have names of their own, or paths that are computed. */
function readNamed(work: Work, node: AnyNode, entries: Tree): boolean {
  const named = readProperties(node, work.scope);
  for (const [name, value] of named ?? []) entries.set(name, copyPath(work, value));
  return named !== undefined;
}

/** Sets the file extension. Can only read a function that returns the same extension for all formats. */
export function putExtension(work: Work, { node }: Option): boolean {
  const found = resolve(node, work.scope);
  const entries = found.type === 'ArrowFunctionExpression' ? readProperties(found.body, work.scope) : undefined;
  const [first, ...others] = entries ?? [];
  const extension = first?.[0] === 'js' && others.length === 0 ? readText(first[1], work.scope) : undefined;
  if (extension !== undefined) put(work, 'output.filename.js', quote(`[name]${extension}`));
  return extension !== undefined;
}
