import type { Blockquote, Nodes, Paragraph, Root } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { directive } from 'micromark-extension-directive';
import type { Processor } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { type Collector, reportMistake } from '@/lib/markdown/collector';
import { CALLOUT_TYPES } from '@/lib/markdown/component-rules';
import { buildElement, isJsxElement } from '@/lib/markdown/jsx-elements';
import { addSyntax } from '@/lib/markdown/syntax';
import { suggestName } from '@/lib/site/similar-names';

/** Turns `:::tip Title` containers and GitHub alerts into `<Callout>`. Directives in text would match every `word:word` in prose. */
export function remarkContainers(this: Processor, collector: Collector) {
  const flow = directive().flow?.[58];
  const container = Array.isArray(flow) ? flow.slice(0, 1) : [];
  addSyntax(this, { flow: { 58: container } }, directiveFromMarkdown());

  return (tree: Root) => {
    visit(tree, (node, index, parent) => {
      const callout = convertNode(node, collector);
      if (!callout || !parent || index === undefined) return undefined;
      parent.children[index] = callout;
      // Continues with the children of the callout, which are a copy of those of the node.
      return [SKIP, index];
    });
  };
}

/** Returns the callout for a container or an alert. Reports those that are not valid. */
function convertNode(node: Nodes, collector: Collector): MdxJsxFlowElement | undefined {
  if (node.type === 'blockquote') {
    const alert = readAlert(node);
    if (typeof alert !== 'string') return alert && buildCallout(alert.type, '', alert.children, node);
    const hint = `Write one of ${ALERTS.join(', ')} on a line of its own, and > before each line of the text.`;
    reportMistake(collector, node, { message: alert, hint });
    return undefined;
  }
  if (node.type !== 'containerDirective') return undefined;
  if (!isCalloutType(node.name)) {
    const message = `Unknown container ":::${node.name}".`;
    const known = `Known containers: ${CALLOUT_TYPES.join(', ')}.`;
    const hint = suggestName(node.name, CALLOUT_TYPES, known, (name) => `":::${name}"`);
    reportMistake(collector, node, { message, hint });
    return undefined;
  }
  const [first, ...rest] = node.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const { title, ...unknown } = node.attributes ?? {};
  reportAttributes(collector, node, Object.keys(unknown));
  const text = label ? writeTitle(label) : (title ?? '');
  const hasLink = /\[[^\]]+\]\(/.test(text.replace(/`[^`]*`/g, '')) || (label && isLinked(label));
  if (hasLink) reportMistake(collector, node, { message: 'A title cannot contain a link.', hint: 'Put the link into the text below.' });
  return buildCallout(node.name, text, label ? rest : node.children, node);
}

/** Returns whether a title contains a link, whose address would be lost. A plain address is its own text. */
function isLinked(node: Nodes): boolean {
  if (node.type === 'link') return !node.url.endsWith(textOf(node));
  return node.type === 'linkReference' || (isJsxElement(node) && node.name === 'a') || ('children' in node && node.children.some(isLinked));
}

/** Writes the title as Markdown in which only code is marked. The backslashes of `normalizeDialect` are part of code, where nothing is escaped. */
function writeTitle({ children }: Paragraph): string {
  return children.map((node) => (node.type === 'inlineCode' ? `\`${node.value.replace(/\\(?=[[\]])/g, '')}\`` : textOf(node))).join('');
}

function reportAttributes(collector: Collector, node: ContainerDirective, unknown: readonly string[]): void {
  if (unknown.length === 0) return;
  const attributes = `attribute${unknown.length > 1 ? 's' : ''} ${unknown.join(', ')}`;
  const message = `The container ":::${node.name}" has the unknown ${attributes}.`;
  reportMistake(collector, node, { message, hint: 'Write the title after the type, or as title="…".' });
}

function isCalloutType(name: string): boolean {
  return CALLOUT_TYPES.some((type) => type === name);
}

function buildCallout(
  type: string,
  title: string,
  children: MdxJsxFlowElement['children'],
  { position, data }: Pick<Blockquote, 'position' | 'data'>,
): MdxJsxFlowElement {
  return { ...buildElement('Callout', { type, title: title || undefined }, children), position, data };
}

const ALERTS = CALLOUT_TYPES.filter((type) => type !== 'details').map((type) => `[!${type.toUpperCase()}]`);

/** Reads a GitHub alert, a quote that starts with a line such as `[!NOTE]`, or says what is wrong with it. */
function readAlert(quote: Blockquote): { type: string; children: Blockquote['children'] } | string | undefined {
  const [first, ...rest] = quote.children;
  if (first?.type !== 'paragraph') return undefined;
  const [lead, ...others] = first.children;
  if (lead?.type !== 'text') return undefined;
  const match = /^\[!([A-Z]+)\][ \t]*(\n)?/i.exec(lead.value);
  const type = match?.[1]?.toLowerCase();
  if (!match || !type) return undefined;
  if (!isCalloutType(type)) return `Unknown alert [!${match[1]}].`;
  const text = lead.value.slice(match[0].length);
  const [next, ...more] = others;
  // Spaces at the end of the line are a hard break.
  const isBroken = next?.type === 'break';
  if (!match[2] && (text || (next && !isBroken))) return `[!${match[1]}] is followed by text on its line.`;
  const inline: Paragraph['children'] = text ? [{ ...lead, value: text }, ...others] : isBroken ? more : others;
  const children = inline.length > 0 ? [{ ...first, children: inline }, ...rest] : rest;
  return children.length > 0 ? { type, children } : `[!${match[1]}] has no text.`;
}
