import { z } from 'zod';
import type { ExampleView } from '@/lib/examples/types';
import { buildExampleView } from '@/lib/examples/view';
import { parseJsonFile } from '@/lib/site/read-json';
import type { UiTexts } from '@/lib/site/texts/types';

/** Examples that record the defaults: in an ESM package, in a package without `type`, and with bundling turned off. */
const MODULE_PACKAGE = 'config-lib-index/defaults';
const PLAIN_PACKAGE = 'config-lib-index/defaults-plain';
const BUNDLELESS = 'config-lib-index/bundleless';

const FILE = 'defaults.json';

const settings = z.record(z.string(), z.json());
const recordSchema = z.record(
  z.string(),
  z.strictObject({
    /** Name of an option in the Rslib or Rspack config -> value; null if not set. */
    settings,
    rspack: settings,
    /** Name of the output file of the entry. */
    entry: z.string(),
    /** Expression -> the code that replaces it in the output. */
    expressions: z.record(z.string(), z.string()),
    /** Whether a dynamic import has a file of its own, and whether the output contains the code of a dependency. */
    chunk: z.boolean(),
    dependency: z.boolean(),
  }),
);
type FormatRecord = z.infer<typeof recordSchema>[string];

/** Cells that are translated texts rather than option values. */
type DefaultWord = keyof UiTexts['formatDefaults']['values'];
export type DefaultCell = { readonly kind: 'code'; readonly text: string } | { readonly kind: 'word'; readonly word: DefaultWord };

/** Label of a row: an Rslib option, an Rspack option, an expression in the source, or a translated text. */
export type DefaultLabel =
  | { readonly kind: 'option' | 'rspack' | 'expression'; readonly name: string }
  | { readonly kind: 'fact'; readonly fact: DefaultFact };
type DefaultFact = keyof UiTexts['formatDefaults']['facts'];

export interface DefaultRow {
  readonly label: DefaultLabel;
  readonly cells: readonly DefaultCell[];
}

/** Defaults by format, recorded from builds. */
export interface FormatDefaultsView {
  /** Id of the example that recorded them. */
  readonly id: string;
  readonly version: string;
  readonly formats: readonly string[];
  /** Rows that differ between formats, with one cell per format. */
  readonly differing: readonly DefaultRow[];
  /** Rows with the same value for all formats, with a single cell. */
  readonly common: readonly DefaultRow[];
}

/** Builds a view of the recorded defaults. Throws if an example is missing, out of date, or has recorded data of another shape. */
export function buildFormatDefaults(root: string): FormatDefaultsView {
  const view = buildExampleView(root, MODULE_PACKAGE);
  const records = readRecords(view);
  const plain = readRecords(buildExampleView(root, PLAIN_PACKAGE));
  const bundleless = new Map(buildExampleView(root, BUNDLELESS).runs.map(({ name, failsWith }) => [name, failsWith]));
  const all = Object.values(records);
  const row = (label: DefaultLabel, readCell: (record: FormatRecord, format: string) => DefaultCell): DefaultRow => ({
    label,
    cells: Object.entries(records).map(([format, record]) => readCell(record, format)),
  });
  const word = (text: DefaultWord): DefaultCell => ({ kind: 'word', word: text });
  const rows = [
    row({ kind: 'fact', fact: 'needsBundle' }, (_, format) => word(bundleless.get(format) === undefined ? 'no' : 'yes')),
    row({ kind: 'fact', fact: 'moduleFile' }, ({ entry }) => ({ kind: 'code', text: entry })),
    row({ kind: 'fact', fact: 'plainFile' }, (_, format) => ({ kind: 'code', text: plain[format]?.entry ?? '' })),
    ...listKeys(all, 'settings').map((name) => row({ kind: 'option', name }, (record) => describeValue(record.settings[name]))),
    row({ kind: 'fact', fact: 'dependencies' }, ({ dependency }) => word(dependency ? 'bundled' : 'external')),
    ...listKeys(all, 'expressions').map((name) =>
      row({ kind: 'expression', name }, ({ expressions }) => describeExpression(name, expressions[name] ?? '')),
    ),
    row({ kind: 'fact', fact: 'dynamicImport' }, ({ chunk }) => word(chunk ? 'ownFile' : 'inlined')),
    ...listKeys(all, 'rspack').map((name) => row({ kind: 'rspack', name }, (record) => describeValue(record.rspack[name]))),
  ];
  return {
    id: view.id,
    version: view.version,
    formats: Object.keys(records),
    differing: rows.filter((row) => !isCommon(row)),
    common: rows.filter(isCommon).map(({ label, cells }) => ({ label, cells: cells.slice(0, 1) })),
  };
}

function readRecords({ id, runs }: ExampleView): Readonly<Record<string, FormatRecord>> {
  const text = runs[0]?.output.find(({ path }) => path === FILE)?.parts[0]?.text ?? '';
  const hint = 'Correct the example, or the schema in lib/examples/format-defaults.ts.';
  return parseJsonFile(`${FILE} of the example "${id}"`, text, recordSchema, hint);
}

function listKeys(records: readonly FormatRecord[], field: 'settings' | 'rspack' | 'expressions'): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record[field])))];
}

function isCommon({ label, cells }: DefaultRow): boolean {
  const [first, ...others] = cells.map((cell) => JSON.stringify(cell));
  return label.kind === 'option' && others.every((cell) => cell === first);
}

/** Describes what became of an expression in the build: it is kept, replaced with `(void 0)`, or replaced with its value. */
function describeExpression(expression: string, printed: string): DefaultCell {
  if (printed.includes(expression)) return { kind: 'word', word: 'kept' };
  return printed.startsWith('(void 0)') ? { kind: 'code', text: printed } : { kind: 'word', word: 'replaced' };
}

const minifySchema = z.looseObject({
  jsOptions: z.looseObject({ minimizerOptions: z.looseObject({ mangle: z.literal(false), minify: z.boolean() }) }),
});

function describeValue(value: unknown): DefaultCell {
  if (value === null || value === undefined) return { kind: 'word', word: 'unset' };
  const minify = minifySchema.safeParse(value);
  if (minify.success) return { kind: 'word', word: minify.data.jsOptions.minimizerOptions.minify ? 'whitespace' : 'deadCode' };
  if (Array.isArray(value)) return { kind: 'code', text: value.join(', ') };
  if (typeof value === 'object') {
    // An object with the same limit for each kind of asset.
    const values = [...new Set(Object.values(value))];
    return values.length === 1 ? describeValue(values[0]) : { kind: 'code', text: JSON.stringify(value) };
  }
  return { kind: 'code', text: typeof value === 'string' ? `'${value}'` : String(value) };
}
