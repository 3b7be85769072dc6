import type { AnyNode } from 'acorn';
import { readElements, readText } from '@/lib/translator/nodes';
import type { Value } from '@/lib/translator/print';
import { ALL_PACKAGES } from '@/lib/translator/shared-options';
import type { Rule } from '@/lib/translator/types';
import { addNote, copy, copyNode, MODULES, type Option, readOption, setOptionFor, type Work } from '@/lib/translator/work';

/** Excludes all packages from the bundle. If some are listed as well, the handler of `external` sets both. */
export function setAllExternal(work: Work, option: Option, { note }: Rule): boolean {
  const isAll = readOption(work, 'skipNodeModulesBundle');
  if (isAll) addNote(work, option, note);
  if (isAll && !work.options.has('external')) setExternals(work, option);
  return typeof isAll === 'boolean';
}

/** Sets the packages that are not bundled. */
export function setExternals(work: Work, option: Option): boolean {
  const isAll = readOption(work, 'skipNodeModulesBundle');
  const elements: Value[] | undefined = listExternals(work, isAll === true)?.map((node) => printExternal(work, node));
  if (isAll) elements?.push(ALL_PACKAGES);
  // tsup bundles everything into an IIFE.
  if (elements?.length !== 0) setOptionFor(work, MODULES, 'output.externals', elements ?? copy(work, option));
  return elements !== undefined || !isAll;
}

/** Prints an external. In tsup, a name also matches what its package exports at other paths, such as `react/jsx-runtime`; in Rslib it does not. */
function printExternal(work: Work, node: AnyNode): string {
  const name = readText(node, work.scope);
  return name === undefined ? copyNode(work, node) : String(new RegExp(`^${name.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&')}($|/)`));
}

/** Lists the externals without those that `noExternal` has, too: it wins in tsup, but not in Rslib. Adds a note if they cannot be compared. */
function listExternals(work: Work, isAll: boolean): AnyNode[] | undefined {
  const listed = work.options.get('external');
  const externals = listed ? readElements(listed.node, work.scope) : [];
  const option = work.options.get('noExternal');
  if (!option) return externals;
  const bundled = readElements(option.node, work.scope);
  const names = bundled?.flatMap((node) => readText(node, work.scope) ?? []) ?? [];
  const isBundled = (external = '') => names.some((name) => external === name || external.startsWith(`${name}/`));
  const kept = externals?.filter((node) => !isBundled(readText(node, work.scope)));
  const areTexts = (nodes?: readonly AnyNode[]) => nodes?.every((node) => readText(node, work.scope) !== undefined);
  if (isAll || (kept?.length !== 0 && !(areTexts(bundled) && areTexts(kept)))) addNote(work, option, 'externalsWin');
  return kept;
}
