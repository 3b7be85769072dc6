import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { type Collector, reportMistake } from '@/lib/markdown/collector';
import { renderCommands } from '@/lib/markdown/command-html';
import type { ManagerCommand } from '@/lib/markdown/element-data';
import { buildFileTree } from '@/lib/markdown/example-nodes';
import { readFileTreeEntries } from '@/lib/markdown/file-tree';
import { buildElement, readAttributes } from '@/lib/markdown/jsx-elements';
import { getErrorMessage } from '@/lib/site/error-message';
import { formatCommands, PACKAGE_MANAGERS } from '@/lib/site/package-manager-commands';

/** Parses `<FileTree>` and `<PackageManagerTabs>` into typed data. Must run after `remarkSections`, which collects their text. */
export function remarkElements(collector: Collector) {
  return (tree: Root) => {
    visit(tree, 'mdxJsxFlowElement', (node, index, parent) => {
      const element = ELEMENTS.get(node.name ?? '');
      if (!parent || index === undefined || !element || node.data?.element) return;
      const built = element.read(node);
      if (typeof built === 'string') reportMistake(collector, node, { message: `<${node.name}>: ${built}`, hint: element.hint });
      else parent.children[index] = built;
    });
  };
}

const ELEMENTS = new Map([
  ['FileTree', { read: readFileTree, hint: 'Write a Markdown list of files between the tags.' }],
  ['PackageManagerTabs', { read: readCommands, hint: 'Set command="npm install x", or command={{ npm: "…", pnpm: "…" }}.' }],
]);

/** The element to render, or a message that says what is wrong. */
type Built = MdxJsxFlowElement | string;

function readFileTree({ children }: MdxJsxFlowElement): Built {
  const entries = readFileTreeEntries(children);
  if (entries.length === 0) return 'it has no list of files.';
  const isOther = children.some(({ type }) => type !== 'list' && type !== 'mdxFlowExpression');
  return isOther ? 'it has more than a list of files.' : buildFileTree(entries);
}

function readCommands(node: MdxJsxFlowElement): Built {
  const { command } = readAttributes(node);
  try {
    const commands: Readonly<Record<string, unknown>> = typeof command === 'string' ? formatCommands(command) : Object(command);
    const managers = PACKAGE_MANAGERS.flatMap((manager): ManagerCommand[] => {
      const text = commands[manager];
      return typeof text === 'string' && text ? [{ manager, command: text }] : [];
    });
    if (managers.length === 0) return `it needs a command, or an object with commands for ${PACKAGE_MANAGERS.join(', ')}.`;
    const unknown = Object.keys(commands).filter((name) => !PACKAGE_MANAGERS.some((manager) => manager === name));
    if (unknown.length > 0) return `unknown package manager "${unknown.join('", "')}"; known are ${PACKAGE_MANAGERS.join(', ')}.`;
    const tabs = managers.map(({ manager, command }) => ({ manager, html: renderCommands(command.split('\n')) }));
    return buildElement('PackageManagerTabs', { managers: tabs }, [], { kind: 'commands', managers });
  } catch (error) {
    return getErrorMessage(error);
  }
}
