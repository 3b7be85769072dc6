import { buildFormatDefaults, type FormatDefaultsView } from '@/lib/examples/format-defaults';
import { type FolderHashes, hashExample } from '@/lib/examples/hash-example';
import { buildOptionView, listUndocumented, type OptionView, type UndocumentedOption } from '@/lib/examples/options';
import { joinDeclarations } from '@/lib/examples/package-records';
import { type ExampleRecord, readRecord } from '@/lib/examples/record';
import type { ExampleView } from '@/lib/examples/types';
import { buildExampleView } from '@/lib/examples/view';
import { hashValue } from '@/lib/site/hash-value';
import type { UiTexts } from '@/lib/site/texts/types';

/** Where the examples of a site are, and the texts that surround their files. */
export interface ExampleSource {
  /** Absolute folder, `content/examples`. */
  readonly root: string;
  readonly lang: string;
  /** Base URL for links to example folders; absent if the site has no repository link. */
  readonly folderUrl?: string;
  readonly texts: Pick<UiTexts, 'example' | 'explorer' | 'option' | 'formatDefaults' | 'undocumented'>;
}

/** Builds the URL of an example folder in the repository. */
export function buildHref(id: string, { folderUrl }: ExampleSource): string | undefined {
  return folderUrl && `${folderUrl}${id}`;
}

/** What the elements of a page show, by the kind of dependency that the page then has. */
export interface ExampleData {
  readonly example: ExampleView;
  /** What the build of an example printed and wrote. */
  readonly record: ExampleRecord;
  readonly option: OptionView;
  readonly declarations: string;
  readonly 'format-defaults': FormatDefaultsView;
  readonly 'undocumented-options': readonly UndocumentedOption[];
}

const LOADERS: { readonly [Kind in keyof ExampleData]: (source: ExampleSource, name: string) => ExampleData[Kind] } = {
  example: ({ root }, id) => buildExampleView(root, id),
  record: ({ root }, id) => readRecord(root, id),
  option: ({ root, lang }, name) => buildOptionView(root, name, lang),
  declarations: ({ root }, names) => joinDeclarations(root, names),
  'format-defaults': ({ root }) => buildFormatDefaults(root),
  'undocumented-options': ({ root, lang }) => listUndocumented(root, lang),
};

/** The kinds of data that differ by language. */
export const TRANSLATED_DATA: ReadonlySet<string> = new Set<keyof ExampleData>(['option', 'undocumented-options']);

/** Loads what `name` stands for, as in `Dependency`. Throws a `MistakeError` if there is no such data. */
export function loadData<Kind extends keyof ExampleData>(source: ExampleSource, kind: Kind, name: string): ExampleData[Kind] {
  return LOADERS[kind](source, name);
}

/** The kinds of data that are built from the files of one example. */
const EXAMPLE_DATA: ReadonlySet<string> = new Set<keyof ExampleData>(['example', 'record']);

/**
 * Returns a hash that changes with what `loadData` returns. For examples, it is that of their files, since a site has hundreds of them and
 * most of its pages come from the cache. Throws if there is no such data.
 */
export function hashData(source: ExampleSource, kind: keyof ExampleData, name: string, folders?: FolderHashes): string {
  return EXAMPLE_DATA.has(kind) ? hashExample(source.root, name, folders) : hashValue(loadData(source, kind, name));
}
