/** An axis of the explorer with its values, as the example states them. */
export interface Axis {
  readonly name: string;
  readonly values: readonly string[];
}

/** Id of the element of a combination, in the order of the axes. */
export function buildExplorerId(values: readonly string[]): string {
  return `explorer-${values.join('-')}`;
}

/** The combination that an id or a hash names; `undefined` where it names none. */
export function findCombination(axes: readonly Axis[], id: string): readonly string[] | undefined {
  const all = axes.reduce<string[][]>((lists, { values }) => lists.flatMap((list) => values.map((value) => [...list, value])), [[]]);
  return all.find((values) => buildExplorerId(values) === id.replace(/^#/, ''));
}
