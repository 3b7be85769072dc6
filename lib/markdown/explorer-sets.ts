import { groupBy } from '@/lib/site/collections';

/**
 * A set of combinations: axis -> values, both numbered from 1. Axes that do not matter are left out. The style sheet and the browser show
 * a part of an explorer if the selected value of each axis is in the set of the part.
 */
export type ExplorerSet = Readonly<Record<number, readonly number[]>>;

/** The number of a value for each axis. */
export type Combination = readonly number[];

/** Covers combinations with few sets: goes through the axes from left to right, without searching for the minimum. */
export function buildSets(combinations: readonly Combination[], sizes: readonly number[]): ExplorerSet[] {
  const values = sizes.map((_, axis) => [...new Set(combinations.map((combination) => combination[axis] ?? 0))].sort((a, b) => a - b));
  if (values.reduce((count, used) => count * used.length, 1) === combinations.length) {
    return [Object.fromEntries(values.flatMap((used, axis) => (used.length < (sizes[axis] ?? 0) ? [[axis + 1, used]] : [])))];
  }
  const axis = values.findIndex((used) => used.length > 1);
  const slices = (values[axis] ?? []).map((value) => combinations.filter((combination) => combination[axis] === value));
  const groups = groupBy(slices, (slice) => JSON.stringify(slice.map((combination) => combination.toSpliced(axis, 1))));
  // The rest is the same for all values, so the difference is on a later axis.
  if (groups.size === 1) return splitAtNextAxis(combinations, sizes, axis + 1);
  return [...groups.values()].flatMap((group) => buildSets(group.flat(), sizes));
}

/** Splits combinations at the first axis, starting at `from`, on which they differ. */
function splitAtNextAxis(combinations: readonly Combination[], sizes: readonly number[], from: number): ExplorerSet[] {
  const axis = sizes.findIndex((_, index) => index >= from && new Set(combinations.map((combination) => combination[index])).size > 1);
  const values = [...new Set(combinations.map((combination) => combination[axis]))];
  const slices = values.map((value) => combinations.filter((combination) => combination[axis] === value));
  return slices.flatMap((slice) => buildSets(slice, sizes));
}

export function includesCombination(set: ExplorerSet, combination: Combination): boolean {
  return Object.entries(set).every(([axis, values]) => values.includes(combination[Number(axis) - 1] ?? 0));
}

/** Builds the attributes of a set that contains all of these sets: only the axes that each of them limits. */
export function joinSets(sets: readonly ExplorerSet[]): Readonly<Record<string, string>> {
  const [first = {}] = sets;
  const axes = Object.keys(first)
    .map(Number)
    .filter((axis) => sets.every((set) => set[axis]));
  return toAttributes(Object.fromEntries(axes.map((axis) => [axis, [...new Set(sets.flatMap((set) => set[axis] ?? []))].sort()])));
}

/** Converts a set to attributes: `{ 'data-1': '1 2' }`. */
export function toAttributes(set: ExplorerSet): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(set).map(([axis, values]) => [`data-${axis}`, values.join(' ')]));
}
