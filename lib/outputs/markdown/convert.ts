import type { FootnoteDefinition, List, ListItem, Root, RootContent, TableRow } from 'mdast';
import { findText, isApart, isJsxElement, type JsxElement } from '@/lib/markdown/jsx-elements';
import { buildText } from '@/lib/markdown/mdast-nodes';
import { toFlow, toPhrasing } from '@/lib/outputs/markdown/content';
import { type Convert, ELEMENTS, type ElementContext } from '@/lib/outputs/markdown/elements';
import { convertData } from '@/lib/outputs/markdown/examples';
import { getOwn } from '@/lib/site/collections';

/** Converts the content of a page to standard Markdown nodes. Components are replaced with what they show. */
export function convertTree(tree: Root, context: ElementContext): Root {
  const notes: FootnoteDefinition[] = [];
  const common = listCommonTools(tree);
  const convert: Convert = (nodes) => {
    let before: RootContent | undefined;
    return nodes.flatMap((node) => {
      // A break contains the line feed after it.
      const converted = convertNode(node.type === 'text' && isBreak(before) ? buildText(node.value.trimStart()) : node);
      if (converted.length === 0) return [];
      // Block elements may become inline nodes, which need a separator.
      const separator = isFlowElement(node) && isFlowElement(before) ? [buildText('\n')] : [];
      before = node;
      return [...separator, ...converted];
    });
  };
  return { type: 'root', children: [...toFlow(convert(tree.children)), ...notes] };

  function convertNode(node: RootContent): RootContent[] {
    switch (node.type) {
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return convertElement(node);
      case 'paragraph':
        return toFlow(toPhrasing(convert(node.children)));
      case 'heading':
      case 'emphasis':
      case 'strong':
      case 'delete':
      case 'link':
      case 'linkReference':
        return [{ ...node, children: toPhrasing(convert(node.children)) }];
      case 'blockquote':
        return [{ ...node, children: toFlow(convert(node.children)) }];
      case 'list':
        return [convertList(node)];
      case 'table':
        return [{ ...node, children: node.children.map(convertRow) }];
      case 'footnoteDefinition':
        notes.push({ ...node, children: toFlow(convert(node.children)) });
        return [];
      default:
        return [node];
    }
  }

  function convertElement(element: JsxElement): RootContent[] {
    if (element.data?.element) return convertData(element.data.element, context.texts, common);
    const handler = getOwn(ELEMENTS, element.name ?? '');
    return handler ? handler(element, convert, context) : convertUnknown(element);
  }

  /** Converts an unknown element to its content or, if it has none, to its text attributes. */
  function convertUnknown(element: JsxElement): RootContent[] {
    if (element.children.length > 0) return isApart(element) ? toFlow(convert(element.children)) : convert(element.children);
    return ['title', 'label', 'text', 'name'].flatMap((name) => findText(element, name) ?? []).map(buildText);
  }

  function convertRow(row: TableRow): TableRow {
    return { ...row, children: row.children.map((cell) => ({ ...cell, children: toPhrasing(convert(cell.children)) })) };
  }

  /** A single loose item makes the whole list loose, as in HTML. */
  function convertList(list: List): List {
    const spread = list.spread || list.children.some((item) => item.spread);
    const children = list.children.map((item): ListItem => ({ ...item, spread, children: toFlow(convert(item.children)) }));
    return { ...list, spread, children };
  }
}

/** Lists the tools that are named once per page. */
function listCommonTools(tree: Root): readonly string[] {
  for (const node of tree.children) {
    if (node.type === 'mdxJsxFlowElement' && node.data?.element?.kind === 'proof') return node.data.element.tools;
  }
  return [];
}

function isBreak(node: RootContent | undefined): boolean {
  return node !== undefined && isJsxElement(node) && node.name === 'br';
}

function isFlowElement(node: RootContent | undefined): boolean {
  return node?.type === 'mdxJsxFlowElement';
}
