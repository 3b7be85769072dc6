import { slug } from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Collector, placeOf } from '@/lib/markdown/collector';

/**
 * The one place where heading ids are decided: GitHub's rule, which keeps Chinese, or a custom `{#id}` at the end. A second
 * heading with the same id is a problem, since links to it could not be told apart.
 */
export function remarkHeadings(collector: Collector) {
  return (tree: Root) => {
    const seen = new Map<string, number>();
    visit(tree, 'heading', (node) => {
      const custom = takeCustomId(node);
      const text = textOf(node).trim();
      const id = custom ?? slug(text);
      const place = placeOf(node, collector);
      const first = seen.get(id);
      if (!id) {
        collector.diagnostics.push({ ...place, message: `The heading "${text}" gives no id.`, hint: 'Add one: ## Title \\{#an-id}.' });
      } else if (first !== undefined) {
        collector.diagnostics.push({
          ...place,
          message: `Duplicate heading id "${id}" (first in line ${first}).`,
          hint: 'Rename one heading or give it an id of its own: ## Title \\{#another-id}.',
        });
      }
      seen.set(id, place.line);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      collector.headings.push({ depth: node.depth, id, text, line: place.line });
    });
  };
}

/** Cuts ` {#id}` off the heading's last text. */
function takeCustomId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\s*\{#([^}\s]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}
