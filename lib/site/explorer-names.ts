/** An axis of the output explorer with its values, as written in `example.json`. */
export interface Axis {
  readonly name: string;
  readonly values: readonly string[];
}

/** Element id of a combination; `values` are in the order of the axes. */
export function buildExplorerId(values: readonly string[]): string {
  return `explorer-${values.join('-')}`;
}

/** Lists all combinations with one element of each list, in the order of the lists. */
export function listCombinations<Item>(lists: readonly (readonly Item[])[]): Item[][] {
  return lists.reduce<Item[][]>((all, items) => all.flatMap((combination) => items.map((item) => [...combination, item])), [[]]);
}

/** Finds the combination with this element id or URL hash. */
export function findCombination(axes: readonly Axis[], id: string): readonly string[] | undefined {
  return listCombinations(axes.map(({ values }) => values)).find((values) => buildExplorerId(values) === id.replace(/^#/, ''));
}
