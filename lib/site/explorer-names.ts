/** An axis of the output explorer with its values, as written in `example.json`. */
export interface Axis {
  readonly name: string;
  readonly values: readonly string[];
}

/** Element id of a combination; `values` are in the order of the axes. */
export function buildExplorerId(values: readonly string[]): string {
  return `explorer-${values.join('-')}`;
}

/** Finds the combination with this element id or URL hash. */
export function findCombination(axes: readonly Axis[], id: string): readonly string[] | undefined {
  const all = axes.reduce<string[][]>((lists, { values }) => lists.flatMap((list) => values.map((value) => [...list, value])), [[]]);
  return all.find((values) => buildExplorerId(values) === id.replace(/^#/, ''));
}
