import type { BlockContent, List, ListItem, Parent, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { splitNames } from '@/lib/examples/declarations';
import type { OptionView } from '@/lib/examples/options';
import type { ExampleView } from '@/lib/examples/types';
import { type Collector, getLocation, track } from '@/lib/markdown/collector';
import { type ExamplePane, PANE_KINDS } from '@/lib/markdown/element-data';
import { buildCode, buildFile, buildFileTree, buildInline } from '@/lib/markdown/example-nodes';
import {
  type ExampleSource,
  type Found,
  findDeclarations,
  findExample,
  findFormatDefaults,
  findOption,
  findUndocumented,
} from '@/lib/markdown/example-source';
import { buildExplorer } from '@/lib/markdown/explorer-nodes';
import { buildFileTreeEntries } from '@/lib/markdown/file-tree';
import { buildElement, findText } from '@/lib/markdown/jsx-elements';
import { buildFormatDefaultsTable, buildUndocumented } from '@/lib/markdown/table-nodes';
import { fillText } from '@/lib/site/texts/texts';

/**
 * Fills `<Example id>`, `<OutputExplorer id>`, `<Option name>`, `<Signature name>`, `<FormatDefaults>` and `<UndocumentedOptions>` with recorded builds
 * and the declarations of the package. The content consists of ordinary nodes, so that its code is highlighted, indexed and copied
 * like all other code. Must run after `remarkRules` and before `remarkSections`.
 */
export function remarkExamples(collector: Collector, source: ExampleSource | undefined) {
  return async (tree: Root) => {
    const found: { node: MdxJsxFlowElement; parent: Parent }[] = [];
    visit(tree, 'mdxJsxFlowElement', (node, _, parent) => {
      if (parent && isExampleElement(node.name)) found.push({ node, parent });
    });
    for (const { node, parent } of found) await fill(node, parent);
  };

  async function fill(node: MdxJsxFlowElement, parent: Parent): Promise<void> {
    const { name } = node;
    if (!isExampleElement(name)) return undefined;
    const report = (message: string, hint: string): void => {
      collector.diagnostics.push({ ...getLocation(node, collector), message, hint });
    };
    if (!source) return report(`<${node.name}> in a site without examples.`, 'Add the folder content/examples, or remove the element.');
    const found = await buildContent(name, node, source, collector);
    if (found.kind === 'error') return report(found.message, 'Fix the example or the element, then run npm run examples -- --update.');
    const built = found.view;
    const { element } = built.data ?? {};
    if (element?.kind === 'example' || element?.kind === 'explorer') collector.examples.push(element.summary.id);
    visit(built, (each) => {
      each.position = node.position;
      if (node.data) each.data = { ...node.data, ...each.data };
    });
    parent.children[parent.children.indexOf(node)] = built;
  }
}

const EXAMPLE_ELEMENTS = ['Example', 'OutputExplorer', 'Option', 'Signature', 'FormatDefaults', 'UndocumentedOptions'] as const;

function isExampleElement(name: string | null): name is (typeof EXAMPLE_ELEMENTS)[number] {
  return EXAMPLE_ELEMENTS.some((each) => each === name);
}

/** Builds the content of an element. */
async function buildContent(
  name: (typeof EXAMPLE_ELEMENTS)[number],
  node: MdxJsxFlowElement,
  source: ExampleSource,
  collector: Collector,
): Promise<Found<MdxJsxFlowElement>> {
  const id = findText(node, 'id') ?? '';
  const named = findText(node, 'name') ?? '';
  switch (name) {
    case 'Example':
      return mapFound(track(collector, 'example', id, findExample(source, id)), (view) => buildExample(view, node, source));
    case 'OutputExplorer': {
      const found = track(collector, 'example', id, findExample(source, id));
      return found.kind === 'found' ? buildExplorer(found.view, buildHref(found.view, source), source) : found;
    }
    case 'Option':
      return mapFound(track(collector, 'option', named, findOption(source, named)), (view) => buildOption(view, source));
    case 'Signature':
      collector.signatures.push(...splitNames(named));
      return mapFound(track(collector, 'declarations', named, findDeclarations(source, named)), (code) =>
        buildElement('Signature', {}, [buildCode('ts', code)]),
      );
    case 'FormatDefaults':
      return mapFound(track(collector, 'format-defaults', '', findFormatDefaults(source)), (view) =>
        buildFormatDefaultsTable(view, findText(node, 'only') === 'common', source),
      );
    case 'UndocumentedOptions':
      return mapFound(track(collector, 'undocumented-options', '', findUndocumented(source)), (options) =>
        buildUndocumented(options, source),
      );
  }
}

function mapFound<View>(found: Found<View>, build: (view: View) => MdxJsxFlowElement): Found<MdxJsxFlowElement> {
  return found.kind === 'found' ? { kind: 'found', view: build(found.view) } : found;
}

function buildExample(view: ExampleView, node: MdxJsxFlowElement, source: ExampleSource): MdxJsxFlowElement {
  const [run] = view.runs;
  const only = findText(node, 'only')?.split(' ');
  const panes = listPanes(view).filter(({ kind }) => !only || only.includes(kind));
  const summary = {
    id: view.id,
    version: view.version,
    href: buildHref(view, source),
    commands: run?.commands ?? [],
    failsWith: run?.failsWith,
    open: PANE_KINDS.find((kind) => kind === findText(node, 'open')),
    panes: panes.map(({ kind }) => kind),
  };
  const children = panes.map((pane) => buildElement(null, {}, buildPane(pane, source)));
  const element = buildElement('Example', { view: summary }, children);
  element.data = { element: { kind: 'example', summary, panes } };
  return element;
}

/** Lists the panes in the order of the tabs, without empty ones. */
function listPanes({ input, runs: [run] }: ExampleView): ExamplePane[] {
  const panes: ExamplePane[] = [];
  if (!run) return panes;
  if (input.length > 0) panes.push({ kind: 'input', files: input });
  if (run.output.length > 0) panes.push({ kind: 'output', files: run.output });
  if (run.tree.length > 0) panes.push({ kind: 'tree', files: run.tree });
  if (run.log) panes.push({ kind: 'log', text: run.log });
  return panes;
}

function buildPane(pane: ExamplePane, { texts }: ExampleSource): BlockContent[] {
  switch (pane.kind) {
    case 'input':
    case 'output':
      return pane.files.flatMap((file) => buildFile(file, texts.example.folded));
    case 'tree':
      return [buildFileTree(buildFileTreeEntries(pane.files))];
    case 'log':
      return [buildCode('text', pane.text, 'wrapCode')];
  }
}

/** Returns the URL of an example folder in the repository. */
function buildHref({ id }: ExampleView, { folderUrl }: ExampleSource): string | undefined {
  return folderUrl && `${folderUrl}${id}`;
}

/** Builds the list of type, default, version and deprecation of an option. */
function buildOption(view: OptionView, { texts }: ExampleSource): MdxJsxFlowElement {
  const words = texts.option;
  const { since = '', deprecated = '', deprecatedSince: version } = view;
  const facts: [string, string | undefined][] = [
    [words.type, `\`${view.type}\``],
    [words.default, view.default],
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
