import type { Code, Heading, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { OptionView } from '@/lib/examples/options';
import { splitNames } from '@/lib/examples/package-records';
import type { ExampleView } from '@/lib/examples/types';
import { type Collector, countExample, loadTracked, reportMistake } from '@/lib/markdown/collector';
import { buildExample } from '@/lib/markdown/example-element';
import { buildExampleCode } from '@/lib/markdown/example-nodes';
import { buildHref, type ExampleSource } from '@/lib/markdown/example-source';
import { buildExplorerView } from '@/lib/markdown/explorer-view';
import { readTitle } from '@/lib/markdown/fence-meta';
import { buildElement, findText } from '@/lib/markdown/jsx-elements';
import { buildInline, buildLine, buildList, buildStrong, buildText } from '@/lib/markdown/mdast-nodes';
import { readOptionName } from '@/lib/markdown/option-entries';
import { addToFolder, collectShown, createReaderFolder, type ElementContext, type ReaderFolder } from '@/lib/markdown/shown-examples';
import { buildFormatDefaultsTable, buildUndocumented } from '@/lib/markdown/table-nodes';
import { MistakeError, readMistake } from '@/lib/site/diagnostics';
import { fillText } from '@/lib/site/texts/texts';

/**
 * Fills the elements of `EXAMPLE_ELEMENTS` with ordinary nodes, so that their code is highlighted, indexed and copied like all other code.
 * Must run after `remarkRules` and before `remarkSections`.
 */
export function remarkExamples(collector: Collector, source: ExampleSource | undefined) {
  return async (tree: Root) => {
    const found: { node: Code | MdxJsxFlowElement; parent: Parent; context: ElementContext }[] = [];
    const folder: ReaderFolder = source ? createReaderFolder(source.root) : new Map();
    let terms: readonly { readonly depth: number; readonly term: string }[] = [];
    visit(tree, (node, _, parent) => {
      if (node.type === 'heading') terms = [...terms.filter(({ depth }) => depth < node.depth), ...readTerm(node)];
      if (parent && (node.type === 'code' || node.type === 'mdxJsxFlowElement'))
        found.push({ node, parent, context: { term: terms.at(-1)?.term, folder } });
    });
    for (const { node, parent, context } of found) {
      if (node.type === 'code') addToFolder(folder, readTitle(node.meta) ?? '', node.value);
      else await fill(node, parent, context);
    }
  };

  async function fill(node: MdxJsxFlowElement, parent: Parent, context: ElementContext): Promise<void> {
    const name = EXAMPLE_ELEMENTS.find((element) => element === node.name);
    if (!name) return;
    try {
      if (!source)
        throw new MistakeError(`<${name}> in a site without examples.`, 'Add the folder content/examples, or remove the element.');
      const built = await buildContent(name, node, source, collector, context);
      visit(built, (descendant) => {
        descendant.position = node.position;
        if (node.data) descendant.data = { ...node.data, ...descendant.data };
      });
      parent.children[parent.children.indexOf(node)] = built;
    } catch (error) {
      reportMistake(collector, node, readMistake(error));
    }
  }
}

/** Reads the last part of the option name in a heading. */
function readTerm({ depth, ...heading }: Heading) {
  const term = readOptionName(textOf(heading))?.split('.').at(-1);
  return term === undefined ? [] : [{ depth, term }];
}

const EXAMPLE_ELEMENTS = ['Example', 'OutputExplorer', 'Option', 'Signature', 'FormatDefaults', 'UndocumentedOptions'] as const;

/** Loads the data that an element refers to, and builds the content that replaces the element. Throws a `MistakeError` if that is not possible. */
async function buildContent(
  name: (typeof EXAMPLE_ELEMENTS)[number],
  node: MdxJsxFlowElement,
  source: ExampleSource,
  collector: Collector,
  context: ElementContext,
): Promise<MdxJsxFlowElement> {
  const named = findText(node, 'name') ?? '';
  switch (name) {
    case 'Example': {
      const view = loadCounted(node, source, collector);
      const support = collectShown(view, node, collector, context);
      return buildExample(view, node, source, { term: context.term, support });
    }
    case 'OutputExplorer': {
      const view = loadCounted(node, source, collector);
      collectShown(view, node, collector, context);
      return buildExplorer(view, source);
    }
    case 'Option':
      return buildOption(loadTracked(collector, source, 'option', named), source);
    case 'Signature':
      collector.signatures.push(...splitNames(named));
      return buildElement('Signature', {}, [buildExampleCode('ts', loadTracked(collector, source, 'declarations', named))]);
    case 'FormatDefaults': {
      const view = loadTracked(collector, source, 'format-defaults', '');
      return buildFormatDefaultsTable(view, findText(node, 'only') === 'common', source);
    }
    case 'UndocumentedOptions':
      return buildUndocumented(loadTracked(collector, source, 'undocumented-options', ''), source);
  }
}

/** Loads the example that an element names, and counts it and its tools as used on the page. */
function loadCounted(node: MdxJsxFlowElement, source: ExampleSource, collector: Collector): ExampleView {
  const id = findText(node, 'id') ?? '';
  const view = loadTracked(collector, source, 'example', id);
  countExample(collector, node, id, view.tools);
  return view;
}

/** Builds the element `OutputExplorer` with all builds of a matrix. Throws like `buildExplorerView`. */
async function buildExplorer(view: ExampleView, source: ExampleSource): Promise<MdxJsxFlowElement> {
  const built = await buildExplorerView(view, { detail: 'full', href: buildHref(view.id, source), texts: source.texts.explorer });
  const { version, axes, input, runs } = view;
  const builds = runs.map(({ commands, failsWith, tree }) => ({ commands, failsWith, tree }));
  const output = runs[0]?.output ?? [];
  return buildElement('OutputExplorer', { view: built }, [], { kind: 'explorer', version, axes, input, builds, output });
}

/** Builds the list of type, default, version and deprecation of an option. */
function buildOption(view: OptionView, { texts }: ExampleSource): MdxJsxFlowElement {
  const labels = texts.option;
  const { since = '', deprecated = '', deprecatedSince: version } = view;
  const facts: [string, string | undefined][] = [
    [labels.type, `\`${view.type}\``],
    [labels.default, view.default],
    [labels.flag, view.flag && `\`${view.flag}\``],
    [labels.since, view.experimental ? fillText(labels.experimental, { since }).trim() : since],
    [labels.deprecated, version ? fillText(labels.deprecatedSince, { version, text: deprecated }) : deprecated],
  ];
  const items = facts.flatMap(([label, text]) =>
    text ? [buildLine(buildStrong(buildText(label)), buildText(' '), ...buildInline(text))] : [],
  );
  return buildElement('Option', { name: view.name }, [buildList(items)]);
}
