import type { Code, Heading, List, ListItem, Parent, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { splitNames } from '@/lib/examples/declarations';
import type { OptionView } from '@/lib/examples/options';
import type { ExampleView } from '@/lib/examples/types';
import { type Collector, countExample, loadTracked, reportMistake } from '@/lib/markdown/collector';
import { buildExample, buildHref } from '@/lib/markdown/example-element';
import { buildExampleCode, buildInline } from '@/lib/markdown/example-nodes';
import type { ExampleSource, Loaded } from '@/lib/markdown/example-source';
import { buildExplorer } from '@/lib/markdown/explorer-nodes';
import { readTitle } from '@/lib/markdown/fence-meta';
import { buildElement, findText } from '@/lib/markdown/jsx-elements';
import { readOptionName } from '@/lib/markdown/option-entries';
import { addToFolder, collectShown, createReaderFolder, type Place, type ReaderFolder } from '@/lib/markdown/shown-examples';
import { buildFormatDefaultsTable, buildUndocumented } from '@/lib/markdown/table-nodes';
import { fillText } from '@/lib/site/texts/texts';

/**
 * Fills `<Example id>`, `<OutputExplorer id>`, `<Option name>`, `<Signature name>`, `<FormatDefaults>` and `<UndocumentedOptions>` with recorded builds
 * and the declarations of the package. The content consists of ordinary nodes, so that its code is highlighted, indexed and copied
 * like all other code. Must run after `remarkRules` and before `remarkSections`.
 */
export function remarkExamples(collector: Collector, source: ExampleSource | undefined) {
  return async (tree: Root) => {
    const found: { node: Code | MdxJsxFlowElement; parent: Parent; place: Place }[] = [];
    const folder: ReaderFolder = source ? createReaderFolder(source.root) : new Map();
    let terms: readonly { readonly depth: number; readonly term: string }[] = [];
    visit(tree, (node, _, parent) => {
      if (node.type === 'heading') terms = [...terms.filter(({ depth }) => depth < node.depth), ...readTerm(node)];
      if (parent && (node.type === 'code' || node.type === 'mdxJsxFlowElement'))
        found.push({ node, parent, place: { term: terms.at(-1)?.term, folder } });
    });
    for (const { node, parent, place } of found) {
      if (node.type === 'code') addToFolder(folder, readTitle(node.meta) ?? '', node.value);
      else await fill(node, parent, place);
    }
  };

  async function fill(node: MdxJsxFlowElement, parent: Parent, place: Place): Promise<void> {
    const { name } = node;
    if (!isExampleElement(name)) return;
    const found: Loaded<MdxJsxFlowElement> = source
      ? await buildContent(name, node, source, collector, place)
      : {
          kind: 'error',
          message: `<${name}> in a site without examples.`,
          hint: 'Add the folder content/examples, or remove the element.',
        };
    if (found.kind === 'error') return reportMistake(collector, node, found);
    const built = found.value;
    visit(built, (each) => {
      each.position = node.position;
      if (node.data) each.data = { ...node.data, ...each.data };
    });
    parent.children[parent.children.indexOf(node)] = built;
  }
}

/** The last part of the name of the option that a heading names. */
function readTerm({ depth, ...heading }: Heading) {
  const term = readOptionName(textOf(heading))?.split('.').at(-1);
  return term === undefined ? [] : [{ depth, term }];
}

const EXAMPLE_ELEMENTS = ['Example', 'OutputExplorer', 'Option', 'Signature', 'FormatDefaults', 'UndocumentedOptions'] as const;

function isExampleElement(name: string | null): name is (typeof EXAMPLE_ELEMENTS)[number] {
  return EXAMPLE_ELEMENTS.some((each) => each === name);
}

/** Loads what an element names and builds what the page shows in its place, or says why that is not possible. */
async function buildContent(
  name: (typeof EXAMPLE_ELEMENTS)[number],
  node: MdxJsxFlowElement,
  source: ExampleSource,
  collector: Collector,
  place: Place,
): Promise<Loaded<MdxJsxFlowElement>> {
  const id = findText(node, 'id') ?? '';
  const named = findText(node, 'name') ?? '';
  switch (name) {
    case 'Example':
      return mapLoaded(loadCounted(node, id, source, collector), (view) => {
        const support = collectShown(view, node, collector, place);
        return buildExample(view, node, source, { term: place.term, support });
      });
    case 'OutputExplorer': {
      const found = loadCounted(node, id, source, collector);
      if (found.kind === 'error') return found;
      collectShown(found.value, node, collector, place);
      return buildExplorer(found.value, { href: buildHref(found.value, source), texts: source.texts.explorer });
    }
    case 'Option':
      return mapLoaded(loadTracked(collector, source, 'option', named), (view) => buildOption(view, source));
    case 'Signature':
      collector.signatures.push(...splitNames(named));
      return mapLoaded(loadTracked(collector, source, 'declarations', named), (code) =>
        buildElement('Signature', {}, [buildExampleCode('ts', code)]),
      );
    case 'FormatDefaults':
      return mapLoaded(loadTracked(collector, source, 'format-defaults', ''), (view) =>
        buildFormatDefaultsTable(view, findText(node, 'only') === 'common', source),
      );
    case 'UndocumentedOptions':
      return mapLoaded(loadTracked(collector, source, 'undocumented-options', ''), (options) => buildUndocumented(options, source));
  }
}

/** Loads an example, and counts it and its tools as shown by the page. */
function loadCounted(node: MdxJsxFlowElement, id: string, source: ExampleSource, collector: Collector): Loaded<ExampleView> {
  const found = loadTracked(collector, source, 'example', id);
  if (found.kind === 'error') return found;
  countExample(collector, node, id, found.value.tools);
  return found;
}

function mapLoaded<View>(found: Loaded<View>, build: (view: View) => MdxJsxFlowElement): Loaded<MdxJsxFlowElement> {
  return found.kind === 'loaded' ? { kind: 'loaded', value: build(found.value) } : found;
}

/** Builds the list of type, default, version and deprecation of an option. */
function buildOption(view: OptionView, { texts }: ExampleSource): MdxJsxFlowElement {
  const words = texts.option;
  const { since = '', deprecated = '', deprecatedSince: version } = view;
  const facts: [string, string | undefined][] = [
    [words.type, `\`${view.type}\``],
    [words.default, view.default],
    [words.flag, view.flag && `\`${view.flag}\``],
    [words.since, view.experimental ? fillText(words.experimental, { since }).trim() : since],
    [words.deprecated, version ? fillText(words.deprecatedSince, { version, text: deprecated }) : deprecated],
  ];
  const children = facts.flatMap(([label, text]) => (text ? [buildFact(label, text)] : []));
  const list: List = { type: 'list', ordered: false, spread: false, children };
  return buildElement('Option', { name: view.name }, [list]);
}

function buildFact(label: string, text: string): ListItem {
  const head: PhrasingContent[] = [
    { type: 'strong', children: [{ type: 'text', value: label }] },
    { type: 'text', value: ' ' },
  ];
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: [...head, ...buildInline(text)] }] };
}
