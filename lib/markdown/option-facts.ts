import type { BlockContent, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { buildElement, isBlock } from '@/lib/markdown/jsx-elements';
import { buildLink, buildText } from '@/lib/markdown/mdast-nodes';
import { isFactList, readFact } from '@/lib/markdown/option-entries';
import { findObject, type ObjectType } from '@/lib/markdown/option-types';
import type { OptionEntry } from '@/lib/markdown/types';

/** Replaces the facts of options, in `<Option>` or in lists under a heading that names an option, with description lists. */
export function buildFacts(node: RootContent, option: OptionEntry | undefined, entries: readonly OptionEntry[]): RootContent {
  if (isBlock(node, 'Option')) {
    const [list] = node.children;
    return list?.type === 'list' ? { ...node, children: listTerms(list, option, entries) } : node;
  }
  return option && isFactList(node) && node.children.every(isLine)
    ? buildElement('dl', { className: 'facts' }, listTerms(node, option, entries))
    : node;
}

/** Returns whether an item has nothing below its first line, for which a description has no place. */
function isLine({ children }: ListItem): boolean {
  return children.length === 1;
}

function listTerms({ children }: List, option: OptionEntry | undefined, entries: readonly OptionEntry[]): BlockContent[] {
  return children.flatMap((item) => {
    const { label, value } = readFact(item);
    const object = option?.type === value ? findObject(value) : undefined;
    return [
      buildTerm('dt', [buildText(label.replace(/[:：]$/, ''))]),
      buildTerm('dd', object && option ? [buildObject(object, option, entries)] : readValue(item)),
    ];
  });
}

/** Builds a flow element whose inline content is not wrapped in a paragraph. */
function buildTerm(name: 'dt' | 'dd', children: PhrasingContent[]): MdxJsxFlowElement {
  return { ...buildElement(name, {}, []), children: children as unknown as BlockContent[] };
}

function readValue({ children: [first] }: ListItem): PhrasingContent[] {
  const [, ...rest] = first?.type === 'paragraph' ? first.children : [];
  return rest;
}

/** Builds the fields of an object, one per line, each linked to its own section. */
function buildObject({ before, fields }: ObjectType, { name }: OptionEntry, entries: readonly OptionEntry[]): MdxJsxTextElement {
  const lines = fields.map((field): MdxJsxTextElement => {
    const entry = entries.find((each) => each.name === `${name}.${field.name}` || each.name === `${name}[${field.name}]`);
    return buildInlineElement(field.rest.includes(':') ? 'span' : null, [
      entry ? buildLink(field.name, `#${entry.id}`) : buildText(field.name),
      buildText(field.rest),
    ]);
  });
  // Fields with types are one per line; names alone are separated by commas.
  const isTyped = fields.some(({ rest }) => rest.includes(':'));
  const parts = isTyped ? lines : lines.flatMap((line, index) => [buildText(index > 0 ? ', ' : ' '), line]);
  return buildInlineElement('code', [buildText(`${before}{`), ...parts, buildText(isTyped ? '}' : ' }')]);
}

function buildInlineElement(name: string | null, children: PhrasingContent[]): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: [], children };
}
