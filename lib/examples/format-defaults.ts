import { z } from 'zod';
import type { ExampleView } from '@/lib/examples/types';
import { buildExampleView } from '@/lib/examples/view';

/** The examples that record the defaults: in a package of ES modules, in one without `type`, and which formats need bundling. */
const MODULE_PACKAGE = 'config-lib-index/defaults';
const PLAIN_PACKAGE = 'config-lib-index/defaults-plain';
const BUNDLELESS = 'config-lib-index/bundleless';

const FILE = 'defaults.json';

const settings = z.record(z.string(), z.json());
const recordSchema = z.record(
  z.string(),
  z.strictObject({
    /** By the name of the option in an Rslib configuration, and in that of Rspack; null where it is not set. */
    settings,
    rspack: settings,
    /** Name of the file that the entry became. */
    entry: z.string(),
    /** What stands in it in the place of an expression. */
    expressions: z.record(z.string(), z.string()),
    /** Whether a dynamic import got a file of its own, and whether the code of a dependency is in the output. */
    chunk: z.boolean(),
    dependency: z.boolean(),
  }),
);
type FormatRecord = z.infer<typeof recordSchema>[string];

/** Words that the interface has for what is no value of an option. */
type DefaultWord =
  | 'yes'
  | 'no'
  | 'kept'
  | 'replaced'
  | 'ownFile'
  | 'inlined'
  | 'external'
  | 'bundled'
  | 'deadCode'
  | 'whitespace'
  | 'unset';
export type DefaultCell = { readonly kind: 'code'; readonly text: string } | { readonly kind: 'word'; readonly word: DefaultWord };

/** What a row is about: an option, one of Rspack, an expression of the source, or something that has words only. */
export type DefaultLabel =
  | { readonly kind: 'option' | 'rspack' | 'expression'; readonly name: string }
  | { readonly kind: 'fact'; readonly fact: DefaultFact };
type DefaultFact = 'needsBundle' | 'moduleFile' | 'plainFile' | 'dynamicImport' | 'dependencies';

export interface DefaultRow {
  readonly label: DefaultLabel;
  readonly cells: readonly DefaultCell[];
}

/** The defaults by format, as builds recorded them. */
export interface FormatDefaultsView {
  /** The example that recorded them. */
  readonly id: string;
  readonly version: string;
  readonly formats: readonly string[];
  /** Rows whose cells differ, in the order of the formats. */
  readonly differing: readonly DefaultRow[];
  /** Rows whose value all formats share; their only cell. */
  readonly common: readonly DefaultRow[];
}

/** Reads the recorded defaults. Throws where an example is missing, was not built since it changed, or recorded something else. */
export function buildFormatDefaults(root: string): FormatDefaultsView {
  const view = buildExampleView(root, MODULE_PACKAGE);
  const records = readRecords(view);
  const plain = readRecords(buildExampleView(root, PLAIN_PACKAGE));
  const bundleless = new Map(buildExampleView(root, BUNDLELESS).runs.map(({ name, failsWith }) => [name, failsWith]));
  const formats = Object.keys(records);
  const all = Object.values(records);
  const row = (label: DefaultLabel, readCell: (record: FormatRecord, format: string) => DefaultCell): DefaultRow => ({
    label,
    cells: formats.flatMap((format) => {
      const record = records[format];
      return record ? [readCell(record, format)] : [];
    }),
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
    formats,
    differing: rows.filter((each) => !isCommon(each)),
    common: rows.filter(isCommon).map(({ label, cells }) => ({ label, cells: cells.slice(0, 1) })),
  };
}

function readRecords({ id, runs }: ExampleView): Readonly<Record<string, FormatRecord>> {
  const text = runs[0]?.output.find(({ path }) => path === FILE)?.parts[0]?.text ?? '';
  const result = recordSchema.safeParse(text ? JSON.parse(text) : undefined);
  if (result.success) return result.data;
  const faults = result.error.issues.map(({ path, message }) => `${path.join('.') || '(root)'}: ${message}`);
  throw new Error(`${FILE} of the example "${id}" is not what <FormatDefaults /> reads: ${faults.join('; ')}.`);
}

function listKeys(records: readonly FormatRecord[], field: 'settings' | 'rspack' | 'expressions'): string[] {
  return [...new Set(records.flatMap((record) => Object.keys(record[field])))];
}

function isCommon({ label, cells }: DefaultRow): boolean {
  const [first, ...others] = cells.map((cell) => JSON.stringify(cell));
  return label.kind === 'option' && others.every((cell) => cell === first);
}

/** An expression stays as written, becomes nothing, or becomes the value that it has in the build. */
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
    // A limit for each kind of asset, all of them the same.
    const values = [...new Set(Object.values(value))];
    return values.length === 1 ? describeValue(values[0]) : { kind: 'code', text: JSON.stringify(value) };
  }
  return { kind: 'code', text: typeof value === 'string' ? `'${value}'` : String(value) };
}
