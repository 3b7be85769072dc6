/** A measurement of a generated site; its name contains the unit. */
export interface ScaleFigure {
  readonly name: string;
  readonly value: number;
}

/** Arranges figures in rows by name, with a column per size. Columns after the first also show the ratio to the first, as in `12.3 (×4.1)`. */
export function tabulate(sizes: readonly string[], columns: readonly (readonly ScaleFigure[])[]): Record<string, Record<string, string>> {
  const [first = []] = columns;
  return Object.fromEntries(
    first.map(({ name, value: base }, row) => [
      name,
      Object.fromEntries(
        sizes.map((size, column) => {
          const value = columns[column]?.[row]?.value ?? Number.NaN;
          return [size, column === 0 ? formatCell(value) : `${formatCell(value)} (×${formatCell(value / base)})`];
        }),
      ),
    ]),
  );
}

function formatCell(value: number): string {
  if (Number.isNaN(value)) return '-';
  return value >= 100 ? value.toFixed(0) : value.toFixed(1);
}
