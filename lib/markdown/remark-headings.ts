import { slug } from 'github-slugger';
import type { Heading as HeadingNode, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Collector, describeFirst, getLocation, reportMistake } from '@/lib/markdown/collector';
import { readWords } from '@/lib/markdown/mdast-nodes';
import type { SourceLocation } from '@/lib/markdown/types';
import { isLayoutId } from '@/lib/site/layout-ids';

const ID_HINT = 'Rename the heading or give it a custom id: ## Title {#another-id}.';

/**
 * Sets the ids of all headings: a GitHub slug, which keeps Chinese characters, or a custom `{#id}` at the end of the heading. Further ids,
 * `{#id #old-id}`, are aliases that links from elsewhere can use. Reports duplicate ids and those of the layout, since links could only reach the first element,
 * and skipped levels, which screen readers announce as a missing section.
 */
export function remarkHeadings(collector: Collector) {
  return (tree: Root) => {
    const seen = new Map<string, SourceLocation>();
    visit(tree, 'heading', (node) => {
      const [custom, ...aliases] = takeCustomIds(node);
      const text = readWords(node).replace(/\s+/g, ' ').trim();
      const id = custom ?? slug(textOf(node).trim());
      const location = getLocation(node, collector);
      if (!id) {
        const message = `The heading "${text}" has no characters for an id.`;
        reportMistake(collector, node, { message, hint: 'Add one: ## Title {#an-id}.' });
      }
      for (const name of [id, ...aliases].filter(Boolean)) {
        if (isLayoutId(name)) {
          const message = `The id "${name}" of the heading is that of another element of the site.`;
          reportMistake(collector, node, { message, hint: ID_HINT });
        }
        const first = seen.get(name);
        seen.set(name, first ?? location);
        if (!first) continue;
        const message = `Duplicate heading id "${name}" (${describeFirst(first, location)}).`;
        reportMistake(collector, node, { message, hint: ID_HINT });
      }
      const { depth: last } = collector.headings.at(-1) ?? node;
      if (node.depth > last + 1) {
        const message = `The heading "${text}" has level ${node.depth}, but the one before has level ${last}.`;
        reportMistake(collector, node, { message, hint: `Write ${'#'.repeat(last + 1)} ${text}.` });
      }
      const properties = aliases.length > 0 ? { id, aliases: aliases.join(' ') } : { id };
      node.data = { ...node.data, id, hProperties: { ...node.data?.hProperties, ...properties } };
      collector.headings.push({ depth: node.depth, id, aliases, text, line: location.line });
    });
  };
}

/** Removes ` {#id #alias}` from the last text of a heading and returns the ids. */
function takeCustomIds(node: HeadingNode): string[] {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return [];
  const match = /\s*\{(#[^}\s]+(?:\s+#[^}\s]+)*)\}\s*$/.exec(last.value);
  if (!match?.[1]) return [];
  last.value = last.value.slice(0, match.index);
  return match[1].split(/\s+/).map((id) => id.slice(1));
}
