import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { getBuildInput } from '@/lib/examples/needed-files';
import { readBase } from '@/lib/examples/read-examples';
import type { ExampleView, ShownFile } from '@/lib/examples/types';
import { type Collector, getLocation } from '@/lib/markdown/collector';
import { EXAMPLE_PARTS } from '@/lib/markdown/element-data';
import { showsPart } from '@/lib/markdown/example-element';
import { getFileText } from '@/lib/markdown/example-nodes';

/** The folder of readers who create each file that the page shows: path -> what a build reads from the file. */
export type ReaderFolder = Map<string, string>;

/** What precedes an element on its page. */
export interface ElementContext {
  /** The last part of the name of the option whose heading is above. */
  readonly term: string | undefined;
  readonly folder: ReaderFolder;
}

/** Creates the folder at the top of a page: the project of the quick start, which every example starts from. */
export function createReaderFolder(examplesRoot: string): ReaderFolder {
  return new Map([...readBase(examplesRoot)].map(([path, text]) => [path, getBuildInput(path, text)]));
}

/** Adds a file, or its new state, to the reader's folder. */
export function addToFolder(folder: ReaderFolder, path: string, text: string): void {
  folder.set(path, getBuildInput(path, text));
}

/**
 * Records an example as shown, and returns the files to fold next to its input: those that its steps need but that neither it nor the page
 * above it shows. Next to the text about an option there are none, because there is room only for a setting, not for a project.
 */
export function collectShown(
  view: ExampleView,
  node: MdxJsxFlowElement,
  collector: Collector,
  { term, folder }: ElementContext,
): ShownFile[] {
  const { id, input, axes, setup } = view;
  const showsInput = showsPart(node, 'input');
  if (showsInput) addFiles(folder, input);
  const lacking = [...input, ...setup.files].filter((file) => folder.get(file.path) !== getBuildInput(file.path, getFileText(file)));
  // The files of an explorer depend on the choice.
  const support = showsInput && term === undefined && axes.length === 0 ? lacking : [];
  addFiles(folder, support);
  collector.shownExamples.push({
    id,
    ...getLocation(node, collector),
    packages: setup.packages,
    steps: setup.steps,
    scripts: setup.scripts,
    hasCommands: EXAMPLE_PARTS.some((part) => part !== 'input' && showsPart(node, part)),
    missing: lacking.filter((file) => !support.includes(file)).map(({ path }) => path),
  });
  return support;
}

function addFiles(folder: ReaderFolder, files: readonly ShownFile[]): void {
  for (const file of files) addToFolder(folder, file.path, getFileText(file));
}
