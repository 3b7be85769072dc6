/** An axis of the explorer with its values, as the example states them. */
export interface Axis {
  readonly name: string;
  readonly values: readonly string[];
}

/** Parses `format:esm,cjs mode:bundle,bundleless`. */
export function parseAxes(text: string): Axis[] {
  return text.split(' ').map((part) => {
    const [name = '', values = ''] = part.split(':');
    return { name, values: values.split(',') };
  });
}

/** Id of the element of a combination, in the order of the axes. */
export function buildExplorerId(values: readonly string[]): string {
  return `explorer-${values.join('-')}`;
}

/** The values of a hash or an id; nothing where it names no combination. */
export function parseExplorerId(id: string, axes: readonly Axis[]): string[] | undefined {
  const values = id.replace(/^#?explorer-/, '').split('-');
  return id.includes('explorer-') && values.length === axes.length && axes.every((axis, index) => axis.values.includes(values[index] ?? ''))
    ? values
    : undefined;
}
