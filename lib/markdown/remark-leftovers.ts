import type { Code, Nodes, Paragraph, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import { type Collector, reportMistake } from '@/lib/markdown/collector';
import { normalizeDialect } from '@/lib/markdown/dialect';
import { isBlock } from '@/lib/markdown/jsx-elements';
import { getOrCreate } from '@/lib/site/collections';
import type { Mistake } from '@/lib/site/diagnostics';

/**
 * Reports mistakes that Markdown accepts: an unclosed code block, which swallows the rest of the page, and syntax that readers would see as
 * text. Must run after the fragments are inlined.
 */
export function remarkLeftovers(collector: Collector, { body }: { readonly body: string }) {
  const texts = new Map<string | undefined, readonly string[]>();
  const listLines = (fragment: string | undefined) =>
    getOrCreate(texts, fragment, () =>
      normalizeDialect(fragment === undefined ? body : (collector.fragments.get(fragment) ?? '')).split('\n'),
    );
  /** The source of a node, without the start of its first line and the end of its last one. */
  const readSource = (node: Node): string => {
    if (!node.position) return '';
    const { start, end } = node.position;
    const lines = listLines(node.data?.fragment).slice(start.line - 1, end.line);
    return lines
      .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === lines.length - 1 ? end.column - 1 : undefined))
      .join('\n');
  };
  return (tree: Root) => {
    const called = new Set<string>();
    visit(tree, 'footnoteReference', ({ identifier }) => void called.add(identifier));
    visit(tree, (node) => {
      for (const mistake of listMistakes(node, readSource, called)) reportMistake(collector, node, mistake);
    });
  };
}

function listMistakes(node: Nodes, readSource: (node: Node) => string, called: ReadonlySet<string>): Mistake[] {
  if (node.type === 'code') return checkFenceEnd(node, readSource(node));
  if (node.type === 'paragraph') return checkParagraph(node);
  if (isBlock(node, 'Callout')) return checkContainerEnd(readSource(node));
  if (node.type === 'text') return checkReferences(readSource(node));
  if (node.type === 'footnoteDefinition' && !called.has(node.identifier)) {
    const label = node.label ?? node.identifier;
    return [{ message: `Nothing refers to the footnote [^${label}].`, hint: `Write [^${label}] in the text, or remove the footnote.` }];
  }
  return [];
}

/** Checks for a code fence that is only closed by the end of its container. */
function checkFenceEnd({ lang }: Code, source: string): Mistake[] {
  const fence = /^(`{3,}|~{3,})/.exec(source)?.[1];
  const last = source.split('\n').slice(1).at(-1) ?? '';
  if (!fence || last.replace(/^\s*(?:>\s*)*/, '').startsWith(fence)) return [];
  return [{ message: `The code block ${fence}${lang ?? ''} is not closed.`, hint: `Write a line ${fence} after the code.` }];
}

/** Checks for a container that is only closed by the end of an outer one, or by that of an inner one with as many colons. */
function checkContainerEnd(source: string): Mistake[] {
  const [, colons, name] = /^(:{3,})(\w+)/.exec(source) ?? [];
  const last = source.split('\n').slice(1).at(-1) ?? '';
  if (!colons || /^[\s>]*:{3,}\s*$/.test(last)) return [];
  return [
    {
      message: `The container ${colons}${name} is not closed.`,
      hint: `Write a line ${colons} after its text, and more colons for a container around it.`,
    },
  ];
}

function checkParagraph(node: Paragraph): Mistake[] {
  const [first] = node.children;
  const start = first?.type === 'text' ? first.value : '';
  const colons = /^(:{2,})(?=\s|\w|$)/.exec(start)?.[1];
  if (colons) {
    const hint = 'Start a container with a line such as :::tip, end it with a line :::, and use more colons for one that contains another.';
    return [{ message: `"${firstLine(node)}" does not belong to a container.`, hint }];
  }
  if (/^(?:#{2,6}[^#\s]|#{7,}\s)/.test(start))
    return [{ message: `"${firstLine(node)}" is not a heading.`, hint: 'Write 1 to 6 # and a space before the text of a heading.' }];
  return [];
}

function firstLine(node: Paragraph): string {
  return textOf(node).split('\n')[0] ?? '';
}

/** Checks for references without a definition, whose brackets Markdown treats as text. Escaped brackets are meant as text. */
function checkReferences(source: string): Mistake[] {
  return [
    ...[...source.matchAll(/(?<!\\)\[\^([^\]\s]+)\](?!:)/g)].map(([reference]) => ({
      message: `There is no footnote ${reference}.`,
      hint: `Write its text on a line of its own: ${reference}: …`,
    })),
    ...[...source.matchAll(/(?<!\\)\[([^\]^[]+)(?<!\\)\]\[([^\][]*)\]/g)].map(([link, text = '', name = '']) => ({
      message: `The link ${link} has no target.`,
      hint: `Write [${text}](/path), or a line [${name || text}]: /path.`,
    })),
  ];
}
