import { readElements, readLiteral, resolve } from '@/lib/translator/nodes';
import type { Tree, Value } from '@/lib/translator/print';
import { addNote, copy, type Option, setIn, type Work } from '@/lib/translator/work';

/** Sets `dts` in each item that may have its own declarations. Returns false if the value has to be computed. */
export function putDts(work: Work, option: Option): boolean {
  const isObject = resolve(option.node, work.scope).type === 'ObjectExpression';
  const value = isObject ? true : readLiteral(option.node, work.scope);
  if (value === undefined) return false;
  if (value === false) return true;
  if (typeof value === 'string') addNote(work, option, 'dtsEntry');
  const modules = work.items.filter(({ format }) => format === 'esm' || format === 'cjs');
  for (const { tree, format } of modules.length > 0 ? modules : work.items.slice(0, 1)) {
    setIn(tree, 'dts.bundle', readBundled(work));
    if (format === 'cjs') setIn(tree, 'dts.autoExtension', 'true');
  }
  return true;
}

/** Reads a list of packages whose types become part of the declarations. */
function readBundled(work: Work): Value {
  const option = work.options.get('dts.resolve');
  if (!option || readElements(option.node, work.scope) === undefined) return 'true';
  const bundle: Tree = new Map([['bundledPackages', copy(work, option)]]);
  return bundle;
}
