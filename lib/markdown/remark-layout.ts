import type { Root, RootContent } from 'mdast';
import type { Collector } from '@/lib/markdown/collector';
import type { ExampleSource } from '@/lib/markdown/example-source';
import { buildElement } from '@/lib/markdown/jsx-elements';
import { listOptionEntries } from '@/lib/markdown/option-entries';
import { buildFacts } from '@/lib/markdown/option-facts';
import { buildPairs } from '@/lib/markdown/pairs';

/**
 * Arranges a page for HTML, and collects its options. The last remark plugin, after the tree for other outputs has been stored: facts
 * of options become description lists, examples leave the callouts that they end, the number of examples is stated below the title,
 * and on reference pages text and examples are paired for two columns.
 */
export function remarkLayout(collector: Collector, source: ExampleSource | undefined) {
  return (tree: Root) => {
    if (!source) return;
    const entries = listOptionEntries(tree, source.texts.option);
    collector.optionEntries.push(...entries);
    let option: (typeof entries)[number] | undefined;
    const nodes = tree.children.flatMap((node) => {
      if (node.type === 'heading') option = entries.find(({ id }) => id === node.data?.hProperties?.id);
      if (node.type === 'heading' && option) node.data = { ...node.data, hProperties: { ...node.data?.hProperties, 'data-option': '' } };
      return liftExamples(buildFacts(node, option, entries));
    });
    const proven = addProof(nodes, collector);
    tree.children = entries.length > 0 ? buildPairs(proven) : proven;
  };
}

/** Moves the examples at the end of a callout behind it: a box in a box in a box would leave no room for code. */
function liftExamples(node: RootContent): RootContent[] {
  if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Callout') return [node];
  const last = node.children.findLastIndex((child) => !isExample(child));
  const examples = node.children.slice(last + 1);
  return last < 0 ? [node] : [{ ...node, children: node.children.slice(0, last + 1) }, ...examples];
}

function isExample(node: RootContent): boolean {
  return node.type === 'mdxJsxFlowElement' && node.name === 'Example';
}

/** States below the title, and the notice of the page if it has one, how many examples the page has and what built them. */
function addProof(nodes: RootContent[], { examples, tools }: Collector): RootContent[] {
  const at = nodes.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (examples.length === 0 || at < 0) return nodes;
  const common = [...tools].filter(([, count]) => count === examples.length).map(([tool]) => tool);
  const named = common.length > 0 ? common : [...tools.keys()];
  const proof = buildElement('ExamplesProof', { facts: { count: examples.length, tools: named } }, []);
  const end = nodes[at + 1]?.data?.notice ? at + 2 : at + 1;
  return [...nodes.slice(0, end), proof, ...nodes.slice(end)];
}
