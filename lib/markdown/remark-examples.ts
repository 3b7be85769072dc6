import type { BlockContent, List, ListItem, PhrasingContent, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { OptionView } from '@/lib/examples/options';
import type { ExampleView, RunView } from '@/lib/examples/types';
import { type Collector, placeOf, track } from '@/lib/markdown/collector';
import { buildCode, buildElement, buildFile, buildInline, buildPane, buildTree } from '@/lib/markdown/example-nodes';
import {
  type ExampleSource,
  type Found,
  findExample,
  findFormatDefaults,
  findOption,
  findUndocumented,
} from '@/lib/markdown/example-source';
import { buildExplorer } from '@/lib/markdown/explorer-nodes';
import { buildFormatDefaultsTable, buildUndocumented } from '@/lib/markdown/table-nodes';
import { fillText } from '@/lib/site/texts/texts';

/**
 * Fills `<Example id>`, `<OutputExplorer id>`, `<Option name>`, `<FormatDefaults>` and `<UndocumentedOptions>` with what the real tool wrote and its package states, as
 * ordinary nodes: code is highlighted, searched, compared and copied like all other code. Runs after `remarkRules` and before
 * `remarkSections`.
 */
export function remarkExamples(collector: Collector, source: ExampleSource | undefined) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      if (!parent || index === undefined || !isOurs(node.name)) return undefined;
      const report = (message: string, hint: string): void => {
        collector.diagnostics.push({ ...placeOf(node, collector), message, hint });
      };
      if (!source) return report(`<${node.name}> in a site without examples.`, 'Examples live in content/examples.');
      const found = buildOurs(node.name, readAttributes(node), source, collector);
      if (found.kind === 'fault') return report(found.message, 'npm run examples -- --update writes what the tool gives.');
      const built = found.view;
      visit(built, (each) => {
        each.position = node.position;
        if (node.data) each.data = { ...node.data, ...each.data };
      });
      parent.children[index] = built;
      return [SKIP, index + 1];
    });
  };
}

const OURS = ['Example', 'OutputExplorer', 'Option', 'FormatDefaults', 'UndocumentedOptions'] as const;

function isOurs(name: string | null): name is (typeof OURS)[number] {
  return OURS.some((each) => each === name);
}

/** What stands in the place of one of our elements. */
function buildOurs(
  name: (typeof OURS)[number],
  attributes: Readonly<Record<string, string | undefined>>,
  source: ExampleSource,
  collector: Collector,
): Found<MdxJsxFlowElement> {
  const { id = '', name: option = '' } = attributes;
  switch (name) {
    case 'Example':
    case 'OutputExplorer':
      return mapFound(track(collector, 'example', id, findExample(source, id)), (view) => buildExample(name, view, attributes, source));
    case 'Option':
      return mapFound(track(collector, 'option', option, findOption(source, option)), (view) => buildOption(view, source));
    case 'FormatDefaults':
      return mapFound(track(collector, 'format-defaults', '', findFormatDefaults(source)), (view) =>
        buildFormatDefaultsTable(view, attributes.only === 'common', source),
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

function readAttributes(node: MdxJsxFlowElement): Record<string, string | undefined> {
  return Object.fromEntries(
    node.attributes.flatMap((attribute): [string, string][] =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' ? [[attribute.name, attribute.value]] : [],
    ),
  );
}

function buildExample(
  name: 'Example' | 'OutputExplorer',
  view: ExampleView,
  { open, only }: Record<string, string | undefined>,
  source: ExampleSource,
): MdxJsxFlowElement {
  const href = source.folderUrl && `${source.folderUrl}${view.id}`;
  if (name === 'OutputExplorer') return buildExplorer(view, href, source);
  const run = view.runs[0];
  const panes = run ? listPanes(view, run, source).filter(({ kind }) => !only || only.split(' ').includes(kind)) : [];
  const attributes = {
    id: view.id,
    version: view.version,
    href,
    command: run?.commands.join(' && '),
    failsWith: run?.failsWith === undefined ? undefined : String(run.failsWith),
    open,
  };
  return buildElement(
    'Example',
    attributes,
    panes.map(({ kind, children }) => buildPane(kind, children)),
  );
}

/** The panes in the order of the tabs; empty ones are left out. */
function listPanes(view: ExampleView, run: RunView, { texts }: ExampleSource): { kind: string; children: BlockContent[] }[] {
  const files = (list: ExampleView['input']) => list.flatMap((file) => buildFile(file, texts.example.folded));
  return [
    { kind: 'input', children: files(view.input) },
    { kind: 'output', children: files(run.output) },
    { kind: 'tree', children: run.tree.length > 0 ? [buildTree(run.tree)] : [] },
    { kind: 'log', children: run.log ? [buildCode('text', run.log, 'wrapCode')] : [] },
  ].filter(({ children }) => children.length > 0);
}

/** The facts of an option as the list that pages begin with. */
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
