import type { List, ListItem, Paragraph, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { findText } from '@/lib/markdown/jsx-elements';
import { summarizeType } from '@/lib/markdown/option-types';
import { splitSections } from '@/lib/markdown/remark-sections';
import type { OptionEntry } from '@/lib/markdown/types';
import type { UiTexts } from '@/lib/site/texts/types';

/** `lib.dts`, `dts.bundle`, `shims.cjs['import.meta.url']`: a heading that names an option, and not a file such as `package.json`. */
const OPTION = /^(?!.*\.(?:json|txt)$)[a-z]\w*(?:\.\w+|\['[^']+'\])+$/;

/** Returns the text of a heading if it names an option. */
export function readOptionName(text: string): string | undefined {
  return OPTION.test(text) ? text : undefined;
}

/** Lists the options of a page: headings that name one, with its type, default and the first sentence about it. */
export function listOptionEntries(tree: Root, texts: UiTexts['option']): OptionEntry[] {
  return splitSections(tree.children).flatMap(([heading, ...nodes]) => {
    const text = heading?.type === 'heading' ? textOf(heading) : '';
    if (!heading || !readOptionName(text)) return [];
    const facts = nodes.flatMap((node) => listFacts(node));
    const read = (label: string) => facts.find((fact) => fact.label === label)?.value;
    const type = read(texts.type);
    const first = nodes.find((node): node is Paragraph => node.type === 'paragraph');
    const element = nodes.find((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Option');
    return [
      {
        id: String(heading.data?.hProperties?.id ?? ''),
        text,
        name: (element?.type === 'mdxJsxFlowElement' && findText(element, 'name')) || text,
        type,
        shortType: type && summarizeType(type),
        default: read(texts.default),
        summary: first ? readSentence(textOf(first)) : '',
      },
    ];
  });
}

/** Whether a list consists of facts only: each item starts with its label in bold. */
export function isFactList(node: RootContent): node is List {
  return node.type === 'list' && node.children.every((item) => readFact(item).label !== '');
}

/** A fact about an option. The label is in bold at the start of the item, with a colon; without one it is empty. */
export function readFact(item: ListItem): { readonly label: string; readonly value: string } {
  const [first] = item.children;
  const strong = first?.type === 'paragraph' ? first.children[0] : undefined;
  const text = strong?.type === 'strong' ? textOf(strong) : '';
  const label = /[:：]$/.test(text) ? text : '';
  return { label, value: textOf(item).slice(label.length).trim() };
}

function listFacts(node: RootContent): ReturnType<typeof readFact>[] {
  const lists = node.type === 'mdxJsxFlowElement' && node.name === 'Option' ? node.children : [node];
  return lists.filter(isFactList).flatMap(({ children }) => children.map(readFact));
}

/** The first sentence: up to a Chinese full stop, or to a period, a colon or the like at the end of a word. */
function readSentence(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return /^.*?(?:[。：]|[.:!?](?=\s|$)(?<!\b(?:e\.g|i\.e)\.))/.exec(line)?.[0].replace(/[：:]$/, '') ?? line;
}
