import type { Root, RootContent } from 'mdast';
import type { Collector } from '@/lib/markdown/collector';
import type { ExampleSource } from '@/lib/markdown/example-source';
import { isBlock } from '@/lib/markdown/jsx-elements';
import { listOptionEntries } from '@/lib/markdown/option-entries';
import { buildFacts } from '@/lib/markdown/option-facts';
import { buildPairs } from '@/lib/markdown/pairs';

/**
 * Arranges a page for HTML and collects its options. Facts of options become description lists, examples at the end of a callout move out
 * of it, and on reference pages text and examples are paired for two columns. Must be the last remark plugin, after the tree for other
 * outputs has been stored.
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
      return moveExamplesOut(buildFacts(node, option, entries));
    });
    tree.children = entries.length > 0 ? buildPairs(nodes) : nodes;
  };
}

/** Moves the examples at the end of a callout out of it: boxes nested three deep would leave no room for code. */
function moveExamplesOut(node: RootContent): RootContent[] {
  if (!isBlock(node, 'Callout')) return [node];
  const last = node.children.findLastIndex((child) => !isBlock(child, 'Example'));
  const examples = node.children.slice(last + 1);
  return last < 0 ? [node] : [{ ...node, children: node.children.slice(0, last + 1) }, ...examples];
}
