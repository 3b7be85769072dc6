import { groupBy } from '@/lib/site/collections';

/**
 * A set of combinations: axis -> values, both numbered from 1. Axes that do not matter are left out. The stylesheet and the browser show
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
  const groups = values.map((used, axis) => {
    const slices = used.map((value) => combinations.filter((combination) => combination[axis] === value));
    return groupBy(slices, (slice) => JSON.stringify(slice.map((combination) => combination.toSpliced(axis, 1))));
  });
  // Splits at the first axis whose value makes a difference to the rest. There is one, since the combinations are no product.
  const split = groups.find(({ size }) => size > 1)?.values() ?? [];
  return [...split].flatMap((slices) => buildSets(slices.flat(), sizes));
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
