import { joinDeclarations } from '@/lib/examples/declarations';
import { buildFormatDefaults, type FormatDefaultsView } from '@/lib/examples/format-defaults';
import { buildOptionView, type OptionView } from '@/lib/examples/options';
import { type ExampleRecord, readRecord } from '@/lib/examples/record';
import type { ExampleView } from '@/lib/examples/types';
import { listUndocumented, type UndocumentedOption } from '@/lib/examples/undocumented-options';
import { buildExampleView } from '@/lib/examples/view';
import { type Mistake, MistakeError } from '@/lib/site/diagnostics';
import type { UiTexts } from '@/lib/site/texts/types';

/** Location of the examples of a site, and the texts around their files. */
export interface ExampleSource {
  /** Absolute folder, `content/examples`. */
  readonly root: string;
  readonly lang: string;
  /** Base URL for links to example folders; absent if the site has no repository link. */
  readonly folderUrl?: string;
  readonly texts: Pick<UiTexts, 'example' | 'explorer' | 'option' | 'formatDefaults' | 'undocumented'>;
}

/** Data for an element of a page, or the reason why it is not available. */
export type Loaded<T> = { readonly kind: 'loaded'; readonly view: T } | ({ readonly kind: 'error' } & Mistake);

/** Builds the view of an example from its files and its snapshot. */
export function loadExample({ root }: ExampleSource, id: string): Loaded<ExampleView> {
  return attempt(() => buildExampleView(root, id));
}

/** Reads what the build of an example printed and wrote. */
export function loadRecord({ root }: ExampleSource, id: string): Loaded<ExampleRecord> {
  return attempt(() => readRecord(root, id));
}

/** Builds the view of an option from the declarations of the package and their overrides. */
export function loadOption({ root, lang }: ExampleSource, name: string): Loaded<OptionView> {
  return attempt(() => buildOptionView(root, name, lang));
}

/** Reads the declarations of exports of the package; `names` are separated by spaces. */
export function loadDeclarations({ root }: ExampleSource, names: string): Loaded<string> {
  return attempt(() => joinDeclarations(root, names));
}

/** Builds the tables of the defaults by format. */
export function loadFormatDefaults({ root }: ExampleSource): Loaded<FormatDefaultsView> {
  return attempt(() => buildFormatDefaults(root));
}

/** Lists the options that are deliberately undocumented. */
export function loadUndocumented({ root, lang }: ExampleSource): Loaded<readonly UndocumentedOption[]> {
  return attempt(() => listUndocumented(root, lang));
}

function attempt<T>(build: () => T): Loaded<T> {
  try {
    return { kind: 'loaded', view: build() };
  } catch (error) {
    return toMistake(error);
  }
}

/** The mistake of a contributor as a result; throws all other errors again. */
export function toMistake(error: unknown): Loaded<never> {
  if (error instanceof MistakeError) return { kind: 'error', ...error.mistake };
  throw error;
}
