import type { BlockContent, DefinitionContent, ListItem, RootContent } from 'mdast';
import { strongLine, toFlow, toPhrasing } from '@/lib/outputs/markdown/content';
import type { Convert, Handler } from '@/lib/outputs/markdown/elements';
import { findElements, listChildren, type NamedElement, readString } from '@/lib/outputs/markdown/react-nodes';
import { formatCommands, PACKAGE_MANAGERS } from '@/lib/site/package-manager-commands';
import type { UiTexts } from '@/lib/site/texts/types';

/** The components of the dialect in plain Markdown. A component that stands not here becomes its content. */
export function createComponentHandlers(texts: UiTexts): Readonly<Record<string, Handler>> {
  return {
    Tabs: (element, convert) =>
      findElements(listChildren(element), 'Tab').flatMap((tab) => [strongLine(readString(tab, 'label') ?? ''), ...blocks(tab, convert)]),
    PackageManagerTabs: (element) => [{ type: 'code', lang: 'bash', value: listCommands(element.props.command) }],
    Badge: (element, convert) => [{ type: 'emphasis', children: readBadge(element, convert) }],
    Callout: (element, convert) => [
      { type: 'blockquote', children: [strongLine(readCalloutTitle(element, texts)), ...blocks(element, convert)] },
    ],
    CardGrid: (element, convert) => [
      {
        type: 'list',
        ordered: false,
        spread: false,
        children: findElements(listChildren(element), 'Card').map((card) => convertCard(card, convert)),
      },
    ],
    Card: (element, convert) => convertCard(element, convert).children,
  };
}

function blocks(element: NamedElement, convert: Convert): (BlockContent | DefinitionContent)[] {
  return toFlow(convert(listChildren(element))).filter((node) => node.type !== 'footnoteDefinition');
}

/** A command for each package manager, in one block. */
function listCommands(command: unknown): string {
  const commands: Readonly<Record<string, unknown>> = typeof command === 'string' ? formatCommands(command) : { ...(command as object) };
  return PACKAGE_MANAGERS.filter((manager) => commands[manager])
    .map((manager) => `# ${manager}\n${String(commands[manager])}`)
    .join('\n\n');
}

function readBadge(element: NamedElement, convert: Convert) {
  const children = toPhrasing(convert(listChildren(element)));
  return children.length > 0 ? children : [{ type: 'text' as const, value: readString(element, 'text') ?? '' }];
}

function readCalloutTitle(element: NamedElement, { callouts }: UiTexts): string {
  const type = readString(element, 'type') ?? 'note';
  return readString(element, 'title') ?? Object.entries(callouts).find(([name]) => name === type)?.[1] ?? type;
}

function convertCard(card: NamedElement, convert: Convert): ListItem {
  const [title, url] = [readString(card, 'title') ?? '', readString(card, 'href')];
  const text = { type: 'text' as const, value: title };
  const head: RootContent[] = url ? [{ type: 'link', url, children: [text] }] : [{ type: 'strong', children: [text] }];
  const [first, ...rest] = blocks(card, convert);
  const line = first?.type === 'paragraph' ? [...head, { type: 'text' as const, value: ': ' }, ...first.children] : head;
  const others = first && first.type !== 'paragraph' ? [first, ...rest] : rest;
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children: toPhrasing(line) }, ...others] };
}
