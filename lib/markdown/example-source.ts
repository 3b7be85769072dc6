import { joinDeclarations } from '@/lib/examples/declarations';
import { buildFormatDefaults, type FormatDefaultsView } from '@/lib/examples/format-defaults';
import { buildOptionView, type OptionView } from '@/lib/examples/options';
import { type ExampleRecord, readRecord } from '@/lib/examples/record';
import type { ExampleView } from '@/lib/examples/types';
import { listUndocumented, type UndocumentedOption } from '@/lib/examples/undocumented-options';
import { buildExampleView } from '@/lib/examples/view';
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
export type Found<T> = { readonly kind: 'found'; readonly view: T } | { readonly kind: 'error'; readonly message: string };

export function findExample({ root }: ExampleSource, id: string): Found<ExampleView> {
  return attempt(() => buildExampleView(root, id));
}

export function findRecord({ root }: ExampleSource, id: string): Found<ExampleRecord> {
  return attempt(() => readRecord(root, id));
}

export function findOption({ root, lang }: ExampleSource, name: string): Found<OptionView> {
  return attempt(() => buildOptionView(root, name, lang));
}

/** Finds the declarations of exports of the package; `names` are separated by spaces. */
export function findDeclarations({ root }: ExampleSource, names: string): Found<string> {
  return attempt(() => joinDeclarations(root, names));
}

export function findFormatDefaults({ root }: ExampleSource): Found<FormatDefaultsView> {
  return attempt(() => buildFormatDefaults(root));
}

export function findUndocumented({ root, lang }: ExampleSource): Found<readonly UndocumentedOption[]> {
  return attempt(() => listUndocumented(root, lang));
}

function attempt<T>(build: () => T): Found<T> {
  try {
    return { kind: 'found', view: build() };
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}
