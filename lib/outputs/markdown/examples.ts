import type { Code, Paragraph, RootContent } from 'mdast';
import { strongLine } from '@/lib/outputs/markdown/content';
import type { Convert, Handler } from '@/lib/outputs/markdown/elements';
import {
  findElements,
  listChildren,
  type NamedElement,
  type RenderedNode,
  readNodeText,
  readString,
} from '@/lib/outputs/markdown/react-nodes';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/** Examples with all that they show: what goes in, what comes out, where it lies, what was said, and with what it was proved. */
export function createExampleHandlers(texts: UiTexts): Readonly<Record<string, Handler>> {
  const names: Readonly<Record<string, string>> = texts.example;
  const listPanes = (element: NamedElement) => findElements(listChildren(element), 'div').filter(({ props }) => 'data-pane' in props);
  const renderPane = (pane: NamedElement, convert: Convert) => {
    const kind = readString(pane, 'data-pane') ?? '';
    return [strongLine(names[kind] ?? kind), ...convertFiles(listChildren(pane), convert)];
  };
  return {
    Example: (element, convert) => [...listPanes(element).flatMap((pane) => renderPane(pane, convert)), renderFoot(element, texts)],
    OutputExplorer: (element, convert) => [
      strongLine(texts.explorer.source),
      ...listPanes(element).flatMap((pane) => convertFiles(listChildren(pane), convert)),
      ...findElements(listChildren(element), 'div')
        .filter(({ props }) => 'data-panel' in props)
        .flatMap((panel) => [strongLine(readString(panel, 'data-panel') ?? ''), ...convertFiles(listChildren(panel), convert)]),
      renderFoot(element, texts),
    ],
  };
}

/** Files that a page folds partly are whole again: the parts before and after the one that it shows belong to the same file. */
function convertFiles(nodes: readonly RenderedNode[], convert: Convert): RootContent[] {
  const result: RootContent[] = [];
  let before: Code | undefined;
  for (const node of nodes) {
    const converted = isFold(node) ? findElements(listChildren(node), 'pre').flatMap((pre) => convert([pre])) : convert([node]);
    const [code] = converted;
    const last = result.at(-1);
    if (isFold(node) && code?.type === 'code') {
      const title = last?.type === 'code' ? /title="([^"]*)"/.exec(last.meta ?? '')?.[1] : undefined;
      if (last?.type === 'code' && title && readNodeText(node).startsWith(title)) last.value += `\n${code.value}`;
      else before = code;
    } else {
      if (before && code?.type === 'code') code.value = `${before.value}\n${code.value}`;
      if (code?.type === 'code') before = undefined;
      result.push(...converted);
    }
  }
  return result;
}

function isFold(node: RenderedNode): node is NamedElement {
  return typeof node !== 'string' && node.name === 'details' && readString(node, 'className') === 'example-fold';
}

/** `npx rslib`. Verified with @rslib/core 1.0.0. */
function renderFoot(element: NamedElement, { example }: UiTexts): Paragraph {
  const [command, failsWith] = [readString(element, 'command'), readString(element, 'failsWith')];
  const words = [
    failsWith && fillText(example.fails, { code: failsWith }),
    fillText(example.verified, { version: readString(element, 'version') ?? '' }),
  ].filter(Boolean);
  const text = { type: 'text' as const, value: `${command ? ' · ' : ''}${words.join(' · ')}` };
  return { type: 'paragraph', children: command ? [{ type: 'inlineCode', value: command }, text] : [text] };
}
