import type { ExampleView } from '@/lib/examples/types';
import { type ExplorerDetail, renderFile, renderFlags, renderSizes, renderWait } from '@/lib/markdown/explorer-html';
import { buildSets, type Combination, type ExplorerSet, includesCombination, joinSets } from '@/lib/markdown/explorer-sets';
import { getOrCreate } from '@/lib/site/collections';
import { MistakeError } from '@/lib/site/diagnostics';
import { type Axis, listCombinations } from '@/lib/site/explorer-names';
import type { UiTexts } from '@/lib/site/texts/types';

/** Names of the parts of an explorer whose HTML depends on the choice. */
type ExplorerSlot = 'code' | 'types' | 'sizes';

/** An output explorer: the builds of a matrix, of which a page shows one at a time. */
export interface ExplorerView {
  readonly id: string;
  /** Version of the tool. */
  readonly version: string;
  /** URL of the example in the repository. */
  readonly href?: string;
  readonly axes: readonly Axis[];
  /** The last value of the axis `axis` is not available with the values `values` of the axis `by`. Axes and values are numbered from 1. */
  readonly refused: readonly { readonly axis: number; readonly by: number; readonly values: readonly number[] }[];
  /** HTML of the sources of all builds, the sources of only some builds, the command, and the parts that depend on the choice. */
  readonly html: Readonly<Record<'source' | 'extra' | 'command' | ExplorerSlot, string>>;
  /** Attributes with the combinations for which these parts have content. */
  readonly sets: Readonly<Record<'extra' | 'types', Readonly<Record<string, string>>>>;
  /** The HTML for combinations that are not in the page, and the axes that need it. */
  readonly rest?: { readonly axes: readonly number[]; readonly html: Readonly<Record<ExplorerSlot, string>> };
}

export interface ExplorerOptions {
  readonly detail: ExplorerDetail;
  readonly href?: string;
  readonly texts: UiTexts['explorer'];
}

/** The stylesheet has rules for this many values of each axis. */
const MAX_VALUES = [5, 3, 3, 3];

/** A part of the HTML and the combinations that show it. */
interface Piece {
  readonly slot: ExplorerSlot;
  readonly order: number;
  readonly combinations: Combination[];
  readonly render: (set: ExplorerSet) => Promise<string> | string;
}

/**
 * Builds an explorer from the builds of a matrix. A file or size that several builds share is rendered once, with the set of its
 * combinations. With `excerpts`, the page contains only what the first values of the middle axes need; the rest is in a file of its own.
 * Throws if the matrix has no axes or is too large.
 */
export async function buildExplorerView(view: ExampleView, { detail, href, texts }: ExplorerOptions): Promise<ExplorerView> {
  const sizes = view.axes.map(({ values }) => values.length);
  if (sizes.length === 0 || sizes.length > MAX_VALUES.length || sizes.some((size, axis) => size > (MAX_VALUES[axis] ?? 0)))
    throw new MistakeError(
      `The explorer "${view.id}" needs a matrix of 1 to 4 axes with at most ${MAX_VALUES.join(', ')} values.`,
      'Correct "matrix" in its example.json.',
    );
  const refused = listRefused(view);
  const pieces = listPieces(view, refused, { detail, texts });
  const html = { code: '', types: '', sizes: '' };
  const rest = { code: '', types: '', sizes: '' };
  const loaded: Combination[] = [];
  const middle = sizes.flatMap((_, axis) => (axis > 0 && axis < sizes.length - 1 ? [axis + 1] : []));
  const isFirst = (combination: Combination) => middle.every((axis) => combination[axis - 1] === 1);
  for (const { slot, combinations, render } of pieces) {
    for (const set of buildSets(combinations, sizes)) {
      const isRest =
        detail === 'excerpts' && !combinations.some((combination) => isFirst(combination) && includesCombination(set, combination));
      (isRest ? rest : html)[slot] += await render(set);
      if (isRest && slot === 'code') loaded.push(...combinations.filter((combination) => includesCombination(set, combination)));
    }
  }
  // Placeholders for what has to be loaded.
  const missing = [...new Map(loaded.map((combination) => [combination.join(' '), combination])).values()];
  for (const set of missing.length > 0 ? buildSets(missing, sizes) : []) html.code += renderWait(set, texts);
  const shared = view.input.filter(({ values }) => !values);
  const extra = view.input.filter(({ values }) => values);
  const renderInput = (file: ExampleView['input'][number]) =>
    renderFile(file, undefined, buildInputSet(file.values, view), { detail, texts });
  return {
    id: view.id,
    version: view.version,
    href,
    axes: view.axes,
    refused,
    html: {
      source: (await Promise.all(shared.slice(0, detail === 'full' ? undefined : 1).map(renderInput))).join(''),
      extra: (await Promise.all(extra.map(renderInput))).join(''),
      command: renderFlags(view.flags, (axis, value) => buildFlagSet(axis, value, view, refused)),
      ...html,
    },
    sets: {
      extra: joinSets(extra.map(({ values }) => buildInputSet(values, view))),
      types: joinSets(pieces.filter(({ slot }) => slot === 'types').flatMap(({ combinations }) => buildSets(combinations, sizes))),
    },
    ...(detail === 'excerpts' && middle.length > 0 && { rest: { axes: middle, html: rest } }),
  };
}

/** Lists the refused pairs by axis. Throws if the second value is not the last of two, because readers see a switch that they cannot turn on. */
function listRefused({ id, axes, refused }: ExampleView): ExplorerView['refused'] {
  const groups = new Map<string, { axis: number; by: number; values: number[] }>();
  for (const [first = '', second = ''] of refused.filter(({ length }) => length === 2)) {
    const by = axes.findIndex(({ values }) => values.includes(first)) + 1;
    const axis = axes.findIndex(({ values }) => values.length === 2 && values[1] === second) + 1;
    if (by === 0 || axis === 0)
      throw new MistakeError(
        `The explorer "${id}" refuses ${second} with ${first}, but ${second} is not the last of two values.`,
        'Move it to the end of its axis in "matrix" of its example.json.',
      );
    const values: readonly string[] = axes[by - 1]?.values ?? [];
    if (values.length === 2 && values[0] === first)
      throw new MistakeError(
        `The explorer "${id}" refuses ${second} with ${first}, which is a switch that is off.`,
        'Move it to the end of its axis in "matrix" of its example.json.',
      );
    const group = getOrCreate(groups, `${axis} ${by}`, () => ({ axis, by, values: [] }));
    const value = values.indexOf(first) + 1;
    if (!group.values.includes(value)) group.values.push(value);
  }
  const rules = [...groups.values()];
  // A switch has one hint, and a value turns off one switch.
  const blocking = rules.flatMap(({ by, values }) => values.map((value) => `${by} ${value}`));
  if (new Set(rules.map(({ axis }) => axis)).size < rules.length || new Set(blocking).size < blocking.length)
    throw new MistakeError(
      `The explorer "${id}" turns off one switch with values of two axes, or two switches with one value.`,
      'Remove one of the "refused" pairs from its example.json.',
    );
  return rules;
}

/** Lists what the combinations show, in the order of the page. A refused combination shows the build without the refused value. */
function listPieces(view: ExampleView, refused: ExplorerView['refused'], { detail, texts }: ExplorerOptions): Piece[] {
  const pieces = new Map<string, Piece>();
  const runs = new Map(view.runs.map((run) => [run.values.join('\n'), run]));
  const add = (key: unknown, combination: Combination, piece: Omit<Piece, 'combinations'>) => {
    getOrCreate(pieces, JSON.stringify(key), () => ({ ...piece, combinations: [] })).combinations.push(combination);
  };
  for (const combination of listCombinations(view.axes.map(({ values }) => values.map((_, index) => index + 1)))) {
    const run = runs.get(listValues(combination, view, refused).join('\n'));
    for (const [order, file] of (run?.output ?? []).entries()) {
      const size = run?.tree.find(({ path }) => path === file.path)?.size;
      const slot = isDeclaration(file) ? 'types' : 'code';
      add([file, size], combination, { slot, order, render: (set) => renderFile(file, size, set, { detail, texts }) });
    }
    for (const [order, kind] of (['code', 'types'] as const).entries()) {
      const tree = run?.tree.filter((file) => isDeclaration(file) === (kind === 'types')) ?? [];
      const measured = kind === 'code' ? run?.measured : undefined;
      if (tree.length === 0) continue;
      const render = (set: ExplorerSet) => renderSizes(tree, measured, set, { texts, kind });
      add(render({}), combination, { slot: 'sizes', order, render });
    }
  }
  return [...pieces.values()].sort((a, b) => a.order - b.order);
}

function listValues(combination: Combination, { axes }: ExampleView, refused: ExplorerView['refused']): string[] {
  const isRefused = (axis: number) => refused.some((rule) => rule.axis === axis + 1 && rule.values.includes(combination[rule.by - 1] ?? 0));
  return combination.map((value, axis) => axes[axis]?.values[isRefused(axis) ? 0 : value - 1] ?? '');
}

/** Returns the combinations with this value, without those that refuse it. */
function buildFlagSet(axis: number, value: number, { axes }: ExampleView, refused: ExplorerView['refused']): ExplorerSet {
  const rule = refused.find((rule) => rule.axis === axis);
  const numbers = axes[(rule?.by ?? 0) - 1]?.values.map((_, index) => index + 1) ?? [];
  return { ...(rule && { [rule.by]: numbers.filter((number) => !rule.values.includes(number)) }), [axis]: [value] };
}

function buildInputSet(values: readonly string[] = [], { axes }: ExampleView): ExplorerSet {
  return Object.fromEntries(
    axes.flatMap((axis, index) => {
      const numbers = axis.values.flatMap((value, at) => (values.includes(value) ? [at + 1] : []));
      return numbers.length > 0 ? [[index + 1, numbers]] : [];
    }),
  );
}

function isDeclaration({ path }: { readonly path: string }): boolean {
  return /\.d\.[cm]?ts$/.test(path);
}
