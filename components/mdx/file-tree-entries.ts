import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { readText } from '@/components/mdx/read-text';

/** A line of a file tree. */
export interface FileTreeEntry {
  readonly name: string;
  /** What stands after the name. */
  readonly note: string;
  readonly isFolder: boolean;
  /** Its name is bold. */
  readonly isMarked: boolean;
  readonly entries: readonly FileTreeEntry[];
}

type WithChildren = ReactElement<{ children?: ReactNode }>;

/** Reads the nested Markdown list of a `FileTree`. The first word is the name, the rest is a note; folders end in `/` or have entries. */
export function parseFileTree(children: ReactNode): FileTreeEntry[] {
  return listElements(children, 'ul').flatMap((list) => listElements(list.props.children, 'li').map(parseEntry));
}

function parseEntry(item: WithChildren): FileTreeEntry {
  const own = unwrapParagraphs(item.props.children).filter((child) => !isElement(child, 'ul'));
  const [, name = '', note = ''] = /^(\S*)\s*([\s\S]*)$/.exec(readText(own).trim()) ?? [];
  const entries = parseFileTree(item.props.children);
  return {
    name,
    note: note.replace(/^[-–—]+\s*/, ''),
    isFolder: name.endsWith('/') || entries.length > 0,
    isMarked: own.some((child) => isElement(child, 'strong')),
    entries,
  };
}

/** A list with empty lines between its items has paragraphs in them. */
function unwrapParagraphs(children: ReactNode): ReactNode[] {
  return Children.toArray(children).flatMap((child) => (isElement(child, 'p') ? Children.toArray(child.props.children) : [child]));
}

function listElements(children: ReactNode, tag: string): WithChildren[] {
  return Children.toArray(children).filter((child): child is WithChildren => isElement(child, tag));
}

function isElement(node: ReactNode, tag: string): node is WithChildren {
  return isValidElement(node) && node.type === tag;
}
