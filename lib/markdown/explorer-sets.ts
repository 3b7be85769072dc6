import { groupBy } from '@/lib/site/group-by';

/**
 * A set of combinations: for each axis, counted from 1, the numbers of its values, counted from 1. An axis that does not matter is left
 * out. The style sheet and the browser show a part of an explorer if the chosen value of each axis is in its set.
 */
export type ExplorerSet = Readonly<Record<number, readonly number[]>>;

/** The number of a value for each axis. */
export type Combination = readonly number[];

/** Describes combinations with as few sets as possible without searching: axes from left to right. */
export function buildSets(combinations: readonly Combination[], sizes: readonly number[]): ExplorerSet[] {
  const values = sizes.map((_, axis) => [...new Set(combinations.map((each) => each[axis] ?? 0))].sort((a, b) => a - b));
  if (values.reduce((count, each) => count * each.length, 1) === combinations.length) {
    return [Object.fromEntries(values.flatMap((each, axis) => (each.length < (sizes[axis] ?? 0) ? [[axis + 1, each]] : [])))];
  }
  const axis = values.findIndex((each) => each.length > 1);
  const slices = (values[axis] ?? []).map((value) => combinations.filter((each) => each[axis] === value));
  const groups = groupBy(slices, (slice) => JSON.stringify(slice.map((each) => each.toSpliced(axis, 1))));
  // All values have the same rest, so the difference is on a later axis.
  if (groups.size === 1) return splitLater(combinations, sizes, axis + 1);
  return [...groups.values()].flatMap((group) => buildSets(group.flat(), sizes));
}

/** Splits combinations at the first axis from `from` on at which they differ. */
function splitLater(combinations: readonly Combination[], sizes: readonly number[], from: number): ExplorerSet[] {
  const axis = sizes.findIndex((_, index) => index >= from && new Set(combinations.map((each) => each[index])).size > 1);
  const values = [...new Set(combinations.map((each) => each[axis]))];
  return values.flatMap((value) =>
    buildSets(
      combinations.filter((each) => each[axis] === value),
      sizes,
    ),
  );
}

export function includesCombination(set: ExplorerSet, combination: Combination): boolean {
  return Object.entries(set).every(([axis, values]) => values.includes(combination[Number(axis) - 1] ?? 0));
}

/** A set that contains all of these, as attributes: only the axes that limit each of them. */
export function joinSets(sets: readonly ExplorerSet[]): Readonly<Record<string, string>> {
  const [first = {}] = sets;
  const axes = Object.keys(first)
    .map(Number)
    .filter((axis) => sets.every((set) => set[axis]));
  return toAttributes(Object.fromEntries(axes.map((axis) => [axis, [...new Set(sets.flatMap((set) => set[axis] ?? []))].sort()])));
}

/** The set as attributes: `{ 'data-1': '1 2' }`. */
export function toAttributes(set: ExplorerSet): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(set).map(([axis, values]) => [`data-${axis}`, values.join(' ')]));
}
