import { slug } from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Collector, getLocation } from '@/lib/markdown/collector';

/**
 * Sets the ids of all headings: a GitHub slug, which keeps Chinese characters, or a custom `{#id}` at the end of the heading.
 * Reports duplicate ids, since links could only reach the first heading.
 */
export function remarkHeadings(collector: Collector) {
  return (tree: Root) => {
    const seen = new Map<string, number>();
    visit(tree, 'heading', (node) => {
      const custom = takeCustomId(node);
      const text = textOf(node).trim();
      const id = custom ?? slug(text);
      const place = getLocation(node, collector);
      const first = seen.get(id);
      if (!id) {
        collector.diagnostics.push({
          ...place,
          message: `The heading "${text}" has no characters for an id.`,
          hint: 'Add one: ## Title \\{#an-id}.',
        });
      } else if (first !== undefined) {
        collector.diagnostics.push({
          ...place,
          message: `Duplicate heading id "${id}" (first in line ${first}).`,
          hint: 'Rename one heading or give it a custom id: ## Title \\{#another-id}.',
        });
      }
      seen.set(id, place.line);
      node.data = { ...node.data, hProperties: { ...node.data?.hProperties, id } };
      collector.headings.push({ depth: node.depth, id, text, line: place.line });
    });
  };
}

/** Removes ` {#id}` from the last text of a heading and returns the id. */
function takeCustomId(node: HeadingNode): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = /\s*\{#([^}\s]+)\}\s*$/.exec(last.value);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  return match[1];
}
