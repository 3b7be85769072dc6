import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { type Collector, placeOf } from '@/lib/markdown/collector';
import type {} from '@/lib/markdown/node-data';

/** Collects the plain text between headings, the unit of search, and the code blocks. Runs after `remarkHeadings`, whose ids it uses. */
export function remarkSections(collector: Collector) {
  return (tree: Root) => {
    let section = { id: '', paragraphs: [] as string[] };
    collector.sections.push(section);
    visit(tree, (node) => {
      if (node.data?.unsearched) return SKIP;
      if (node.type === 'heading') {
        section = { id: node.depth === 1 ? '' : String(node.data?.hProperties?.id ?? ''), paragraphs: [] };
        collector.sections.push(section);
      } else if (node.type === 'mdxJsxFlowElement') {
        if (node.name === 'PackageManagerTabs') collector.commands.push(...readText(node, 'command'));
        if (node.name === 'Example' || node.name === 'OutputExplorer') collector.examples.push(...readText(node, 'id'));
        if (node.name === 'Option') collector.options.push(...readText(node, 'name'));
      } else if (node.type === 'code') {
        if (node.lang === 'bash') collector.commands.push(...node.value.split('\n').map((line) => line.replace(/^\$ /, '')));
        const title = /(?:^|\s)title=(["'])(.*?)\1/.exec(node.meta ?? '')?.[2];
        collector.codeBlocks.push({
          lang: node.lang ?? '',
          value: node.value,
          line: placeOf(node, collector).line,
          title,
          section: section.id,
          verification: node.data?.verification ?? readReason(node.meta),
        });
      } else if (node.type === 'paragraph' || node.type === 'tableRow') {
        const text = (node.type === 'tableRow' ? node.children.map((cell) => textOf(cell)).join(' · ') : textOf(node))
          .replace(/\s+/g, ' ')
          .trim();
        if (text) section.paragraphs.push(text);
      }
      return undefined;
    });
  };
}

/** The text of an attribute as a list, empty where it is something else. */
function readText({ attributes }: MdxJsxFlowElement, name: string): string[] {
  return attributes.flatMap((each) =>
    each.type === 'mdxJsxAttribute' && each.name === name && typeof each.value === 'string' ? [each.value] : [],
  );
}

/** `unverified="reason"` in the meta of a fence: nothing proves this code, and why. */
function readReason(meta: string | null | undefined): { readonly unverified: string } | undefined {
  const reason = /(?:^|\s)unverified="([^"]+)"/.exec(meta ?? '')?.[1]?.trim();
  return reason ? { unverified: reason } : undefined;
}
