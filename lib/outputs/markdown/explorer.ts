import type { ListItem, PhrasingContent, RootContent } from 'mdast';
import { strongLine } from '@/lib/outputs/markdown/content';
import type { Convert } from '@/lib/outputs/markdown/elements';
import { convertFiles } from '@/lib/outputs/markdown/example-files';
import { findElements, listChildren, type NamedElement, readNodeText, readString } from '@/lib/outputs/markdown/react-nodes';
import { parseAxes } from '@/lib/site/explorer-names';
import { fillText } from '@/lib/site/texts/texts';
import type { UiTexts } from '@/lib/site/texts/types';

/**
 * Every combination of an explorer would be most of a page: the choices, a line for each combination with its command and the
 * files that it wrote, and only the first combination's files in full.
 */
export function convertExplorer(element: NamedElement, convert: Convert, { example, explorer }: UiTexts): RootContent[] {
  const parts = findElements(listChildren(element), 'div');
  const source = parts.filter(({ props }) => 'data-pane' in props).flatMap(listChildren);
  const panels = parts.filter(({ props }) => 'data-panel' in props);
  const axes = parseAxes(readString(element, 'axes') ?? '').map(({ name, values }) =>
    buildItem(text(`${explorer.axes[name] ?? name}: ${values.map((value) => explorer.values[value] ?? value).join(', ')}`)),
  );
  const combinations = panels.flatMap((panel) => {
    const failsWith = readString(panel, 'data-fails');
    return listStates(panel).map((state) => {
      const nodes = listChildren(state);
      const [command] = findElements(nodes, 'pre');
      const files = findElements(nodes, 'FileTree').flatMap((tree) => listTreeFiles(tree, ''));
      const result = failsWith ? [text(fillText(example.fails, { code: failsWith }))] : files.flatMap(buildFile);
      return buildItem({ type: 'inlineCode', value: command ? readNodeText(command).trim() : '' }, text(': '), ...result);
    });
  });
  return [
    strongLine(explorer.source),
    ...convertFiles(source, convert),
    strongLine(explorer.label),
    buildList(axes),
    strongLine(example.tree),
    buildList(combinations),
    ...panels.slice(0, 1).flatMap((panel) => convertFirst(panel, convert, example.output)),
  ];
}

/** The files of the first state of a panel, and those that it has in common with the others. */
function convertFirst(panel: NamedElement, convert: Convert, title: string): RootContent[] {
  const [state] = listStates(panel);
  const nodes = state ? listChildren(state) : [];
  const [command] = findElements(nodes, 'pre');
  const own = nodes.filter((node) => node !== command && !(typeof node !== 'string' && node.name === 'FileTree'));
  const shared = listChildren(panel).filter((node) => typeof node !== 'string' && !('data-state' in node.props));
  const head: PhrasingContent[] = [text(`${title}: `), { type: 'inlineCode', value: command ? readNodeText(command).trim() : '' }];
  return [{ type: 'paragraph', children: [{ type: 'strong', children: head }] }, ...convertFiles([...own, ...shared], convert)];
}

function listStates(panel: NamedElement): NamedElement[] {
  return findElements(listChildren(panel), 'div').filter(({ props }) => 'data-state' in props);
}

interface TreeFile {
  readonly path: string;
  /** ` 204 B`, or nothing. */
  readonly note: string;
}

/** The files of a nested list: folders end in a slash, words after a name are a note. */
function listTreeFiles(parent: NamedElement, folder: string): TreeFile[] {
  return findElements(listChildren(parent), 'ul')
    .flatMap((list) => findElements(listChildren(list), 'li'))
    .flatMap((item) => {
      const words = listChildren(item).filter((node) => typeof node === 'string' || node.name !== 'ul');
      const [, name = '', note = ''] = /^(\S*)(.*)$/.exec(words.map(readNodeText).join('').trim()) ?? [];
      return name.endsWith('/') ? listTreeFiles(item, folder + name) : [{ path: folder + name, note }];
    });
}

function buildFile({ path, note }: TreeFile, index: number): PhrasingContent[] {
  return [...(index > 0 ? [text(', ')] : []), { type: 'inlineCode', value: path }, ...(note ? [text(note)] : [])];
}

function buildItem(...children: PhrasingContent[]): ListItem {
  return { type: 'listItem', spread: false, children: [{ type: 'paragraph', children }] };
}

function buildList(children: ListItem[]): RootContent {
  return { type: 'list', ordered: false, spread: false, children };
}

function text(value: string): PhrasingContent {
  return { type: 'text', value };
}
