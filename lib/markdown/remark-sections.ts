import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { findLanguage } from '@/lib/markdown/code-languages';
import { SHELL_MARK } from '@/lib/markdown/code-notations';
import { type Collector, getLocation } from '@/lib/markdown/collector';
import { hasVerification, readTitle } from '@/lib/markdown/fence-meta';
import { findText, type JsxElement, readAttributes } from '@/lib/markdown/jsx-elements';
import { isInline, readWords } from '@/lib/markdown/mdast-nodes';
import type {} from '@/lib/markdown/node-data';
import { isObject } from '@/lib/site/collections';

/** Collects code blocks and the plain text of sections for search. Must run after `remarkHeadings`, whose ids it uses. */
export function remarkSections(collector: Collector) {
  return (tree: Root) => {
    const links = new Set(splitSections(tree.children).flatMap(([first, ...rest]) => (isLinkList(rest) ? first : [])));
    let section = { id: '', paragraphs: [] as string[], messages: [] as string[] };
    collector.sections.push(section);
    const addText = (text: string) => {
      const words = text.replace(/\s+/g, ' ').trim();
      if (words) section.paragraphs.push(words);
    };
    visit(tree, (node) => {
      if (node.data?.unsearched) return SKIP;
      if (node.type === 'heading') {
        section = { id: getSectionId(node), paragraphs: [], messages: [], ...(links.has(node) && { isLinkList: true as const }) };
        collector.sections.push(section);
      } else if (node.type === 'mdxJsxFlowElement') {
        if (node.name === 'PackageManagerTabs') collector.commands.push(...readCommands(node));
        const option = node.name === 'Option' ? findText(node, 'name') : undefined;
        if (option) collector.options.push(option);
        if (node.name === 'Callout') addText(findText(node, 'title')?.replaceAll('`', '') ?? '');
        if (node.children.some(isInline)) addText(readWords(node));
      } else if (node.type === 'code') {
        if (findLanguage(node.lang ?? '') === 'bash')
          collector.commands.push(...node.value.split('\n').map((line) => line.replace(/^\$ /, '').replace(SHELL_MARK, '')));
        if (node.lang === 'log') section.messages.push(readMessage(node.value));
        collector.codeBlocks.push({
          lang: node.lang ?? '',
          value: node.value,
          line: getLocation(node, collector).line,
          title: readTitle(node.meta),
          section: section.id,
          ...(node.data?.isSupport && { isSupport: true as const }),
          verification: node.data?.verification ?? (hasVerification(node.meta) ? 'unverified' : undefined),
        });
      } else if (node.type === 'paragraph' || node.type === 'tableRow') {
        addText(node.type === 'tableRow' ? node.children.map(readWords).join(' · ') : readWords(node));
      }
      return undefined;
    });
  };
}

function isLinkList(nodes: readonly RootContent[]): boolean {
  return nodes.length > 0 && nodes.every((node) => node.type === 'list' && node.children.every(hasLink));
}

function hasLink(node: Nodes): boolean {
  return node.type === 'link' || ('children' in node && node.children.some(hasLink));
}

/** Reads the command of package manager tabs, or the lines for npm. */
function readCommands(node: JsxElement): string[] {
  const { command } = readAttributes(node);
  if (typeof command === 'string') return [command];
  const npm = isObject(command) ? command.npm : undefined;
  return typeof npm === 'string' ? npm.split('\n') : [];
}

/** Splits nodes into sections. Each one except the first starts with its heading. */
export function splitSections(nodes: readonly RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'heading') sections.push([node]);
    else sections.at(-1)?.push(node);
  }
  return sections;
}

/** Returns the id of the section that a heading starts, after `remarkHeadings`. The text under the title belongs to the first section. */
export function getSectionId({ depth, data }: Heading): string {
  return depth === 1 ? '' : String(data?.hProperties?.id ?? '');
}

/** Reads the words of a log, without levels and without the lines that connect the parts of a report. */
function readMessage(log: string): string {
  return log
    .replace(/^(?:error|warn|info)\b/gm, '')
    .replace(/[^\S\n]*[×╰─▶│…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
