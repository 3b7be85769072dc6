import { readTexts } from '@/lib/translator/nodes';
import { quote, type Tree } from '@/lib/translator/print';
import type { Rule } from '@/lib/translator/rules/types';
import { putMinify } from '@/lib/translator/values';
import { addNote, copy, type Option, put, readOption, type Work } from '@/lib/translator/work';

/** Sets minification and the options that belong to it. */
export function putMinified(work: Work, option: Option): void {
  putMinify(work, option);
  const compress: Tree = new Map();
  const mangle: Tree = new Map();
  const pure = work.options.get('pure');
  const names = pure && readTexts(pure.node, work.scope);
  if (names) compress.set('pure_funcs', names.map(quote));
  if (readOption(work, 'keepNames') === true) for (const name of ['keep_classnames', 'keep_fnames']) mangle.set(name, 'true');
  const parts = [['compress', compress] as const, ['mangle', mangle] as const].filter(([, part]) => part.size > 0);
  if (parts.length > 0 && isMinified(work)) put(work, 'output.minify.jsOptions.minimizerOptions', new Map(parts));
}

/** Adds a note if the code is not minified, since then no names are shortened and no calls removed. Otherwise, `putMinified` sets both options. */
export function noteMinifierOption(work: Work, option: Option, { note }: Rule): boolean {
  if (isMinified(work)) return option.name === 'keepNames' || readTexts(option.node, work.scope) !== undefined;
  addNote(work, option, 'hand', note);
  return true;
}

function isMinified(work: Work): boolean {
  const value = readOption(work, 'minify');
  return value === true || value === 'terser';
}

/** Sets the functions that JSX calls, as options of the React plugin. */
export function putJsx(work: Work): void {
  const swcReactOptions: Tree = new Map([['runtime', "'classic'"]]);
  for (const [name, field] of [
    ['jsxFactory', 'pragma'],
    ['jsxFragment', 'pragmaFrag'],
  ] as const) {
    const option = work.options.get(name);
    if (option) swcReactOptions.set(field, copy(work, option));
  }
  work.imports.set('pluginReact', '@rsbuild/plugin-react');
  put(work, 'plugins', [{ callee: 'pluginReact', argument: new Map([['swcReactOptions', swcReactOptions]]) }]);
}
