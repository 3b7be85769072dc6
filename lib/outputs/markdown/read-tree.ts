import type { Root, RootContent } from 'mdast';
import type { ReactNode } from 'react';
import { COMPONENT_NAMES } from '@/lib/markdown/component-names';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { createComponentHandlers } from '@/lib/outputs/markdown/components';
import { toFlow } from '@/lib/outputs/markdown/content';
import { type Convert, ELEMENTS } from '@/lib/outputs/markdown/elements';
import { createExampleHandlers } from '@/lib/outputs/markdown/examples';
import { listChildren, listNodes, type NamedElement, readString } from '@/lib/outputs/markdown/react-nodes';
import type { UiTexts } from '@/lib/site/texts/types';

/** Every component stays an element of its name, which the handlers know. */
const COMPONENTS = Object.fromEntries(COMPONENT_NAMES.map((name) => [name, name as never]));

/**
 * A page's content as plain Markdown nodes, fragments and expressions resolved: what translations, `llms-full.txt` and feeds are made
 * from. `code` is the compiled MDX of the page.
 */
export async function readTree(code: string, texts: UiTexts): Promise<Root> {
  const content: ReactNode = code ? await renderMdx(code, COMPONENTS) : null;
  const handlers = { ...ELEMENTS, ...createComponentHandlers(texts), ...createExampleHandlers(texts) };
  const convert: Convert = (nodes) =>
    nodes.flatMap((node): RootContent[] => {
      if (typeof node === 'string') return [{ type: 'text', value: node }];
      const handler = handlers[node.name];
      return handler ? handler(node, convert) : convertUnknown(node, convert);
    });
  return { type: 'root', children: toFlow(convert(listNodes(content))) };
}

/** The content; where there is none, the words among the properties. */
function convertUnknown(element: NamedElement, convert: Convert): RootContent[] {
  const children = listChildren(element);
  if (children.length > 0) return convert(children);
  const words = ['title', 'label', 'text', 'name'].flatMap((name) => readString(element, name) ?? []);
  return words.map((value) => ({ type: 'text', value }));
}
