import type { List, ListItem, Nodes, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { findText, isBlock } from '@/lib/markdown/jsx-elements';
import { summarizeType } from '@/lib/markdown/option-types';
import { splitSections } from '@/lib/markdown/remark-sections';
import type { OptionEntry } from '@/lib/markdown/types';
import type { UiTexts } from '@/lib/site/texts/types';

/** Matches a heading that names an option (`lib.dts`, `dts.bundle`, `shims.cjs['import.meta.url']`), but not a file such as `package.json`. */
const OPTION = /^(?!.*\.(?:json|txt)$)[a-z]\w*(?:\.\w+|\['[^']+'\])+$/;

/** Reads the name of the option that a heading documents, if any. */
export function readOptionName(text: string): string | undefined {
  return OPTION.test(text) ? text : undefined;
}

/** Lists the options of a page: the headings that name one, with its type, default and the first sentence about it. */
export function listOptionEntries(tree: Root, texts: UiTexts['option']): OptionEntry[] {
  return splitSections(tree.children).flatMap(([heading, ...nodes]) => {
    const text = heading?.type === 'heading' ? textOf(heading) : '';
    if (!heading || !readOptionName(text)) return [];
    const facts = nodes.flatMap((node) => listFacts(node));
    const read = (label: string) => facts.find((fact) => fact.label === label)?.value;
    const type = read(texts.type);
    const first = nodes.find((node): node is Paragraph => node.type === 'paragraph');
    const element = nodes.find((node) => isBlock(node, 'Option'));
    return [
      {
        id: String(heading.data?.hProperties?.id ?? ''),
        text,
        name: (element && findText(element, 'name')) || text,
        type,
        shortType: type && summarizeType(type),
        default: read(texts.default),
        summary: first ? readSentence(writeLine(first)) : '',
      },
    ];
  });
}

/** A fact about an option. */
interface Fact {
  /** The text in bold at the start of the item, with its colon; empty if there is none. */
  readonly label: string;
  /** The rest of the first paragraph. */
  readonly value: string;
}

/** Returns whether a list consists only of facts: each item starts with a label in bold. */
export function isFactList(node: RootContent): node is List {
  return node.type === 'list' && node.children.every((item) => readFact(item).label !== '');
}

export function readFact(item: ListItem): Fact {
  const [first] = item.children;
  const [strong] = first?.type === 'paragraph' ? first.children : [];
  const text = strong?.type === 'strong' ? textOf(strong) : '';
  const label = /[:：]$/.test(text) ? text : '';
  return { label, value: textOf(first).slice(label.length).trim() };
}

function listFacts(node: RootContent): Fact[] {
  const lists = isBlock(node, 'Option') ? node.children : [node];
  return lists.filter(isFactList).flatMap(({ children }) => children.map(readFact));
}

/** Writes the text of a node, with inline code in backticks. */
function writeLine(node: Nodes): string {
  if (node.type === 'inlineCode') return `\`${node.value}\``;
  return 'children' in node ? node.children.map(writeLine).join('') : textOf(node);
}

/** Reads the first sentence: up to a Chinese full stop, or to a period, colon or the like at the end of a word. Neither ends it within code. */
function readSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^(?:`[^`]*`|[^`])*?(?:[。：]|[.:!?](?=\s|$)(?<!\b(?:e\.g|i\.e)\.))/.exec(line)?.[0].replace(/[：:]$/, '') ?? line;
}
