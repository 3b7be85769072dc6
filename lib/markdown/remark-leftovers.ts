import type { Code, Nodes, Root, Table } from 'mdast';
import type { Node } from 'unist';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { type Collector, describeFirst, getLocation, reportMistake } from '@/lib/markdown/collector';
import { isBlock } from '@/lib/markdown/jsx-elements';
import {
  checkLinks,
  checkMarks,
  checkParagraph,
  checkPlainUrl,
  checkReferences,
  type Leftover,
  type Reader,
} from '@/lib/markdown/leftover-text';
import type { SourceLocation } from '@/lib/markdown/types';
import { getOrCreate } from '@/lib/site/collections';
import type { Mistake } from '@/lib/site/diagnostics';
import { formatCount } from '@/lib/site/format';

/**
 * Reports mistakes that Markdown accepts: an unclosed code block, which swallows the rest of the page, and syntax that readers would see as
 * text. Must run after the fragments are inlined.
 */
export function remarkLeftovers(collector: Collector) {
  return (tree: Root, file: VFile) => {
    const readParsed = ({ data }: Node) =>
      (data?.fragment === undefined ? String(file) : collector.fragments.get(data.fragment)?.parsed) ?? '';
    const reader: Reader = {
      readSource: (node) => (node.position ? readParsed(node).slice(node.position.start.offset, node.position.end.offset) : ''),
      readBefore: (node) => {
        const { offset = 0, column } = node.position?.start ?? { column: 1 };
        return readParsed(node).slice(offset - column + 1, offset);
      },
    };
    const called = new Set<string>();
    visit(tree, 'footnoteReference', ({ identifier }) => void called.add(identifier));
    reportRepeatedNotes(tree, collector);
    visit(tree, (node, _, parent) => {
      for (const { offset = 0, ...mistake } of listMistakes(node, parent, reader, called)) {
        const { file, line } = getLocation(node, collector);
        collector.diagnostics.push({ file, line: line + offset, ...mistake });
      }
    });
  };
}

/** Reports footnotes with the label of another, whose text readers would not see. */
function reportRepeatedNotes(tree: Root, collector: Collector): void {
  const notes = new Map<string, SourceLocation>();
  visit(tree, 'footnoteDefinition', (node) => {
    const location = getLocation(node, collector);
    const first = getOrCreate(notes, node.identifier, () => location);
    // A fragment that is shown twice has the same text twice.
    if (first.file === location.file && first.line === location.line) return;
    const message = `The footnote [^${node.label ?? node.identifier}] is defined twice (${describeFirst(first, location)}).`;
    reportMistake(collector, node, { message, hint: 'Give one of them another label.' });
  });
}

function listMistakes(node: Nodes, parent: Nodes | undefined, reader: Reader, called: ReadonlySet<string>): Leftover[] {
  const { readSource } = reader;
  if (node.type === 'code') return checkFenceEnd(node, readSource(node));
  if (node.type === 'paragraph') return checkParagraph(node, parent, reader);
  if (node.type === 'table') return checkTable(node);
  if (node.type === 'link') return checkPlainUrl(node);
  if (isBlock(node, 'Callout')) return checkContainerEnd(readSource(node));
  if (node.type === 'text') return [checkReferences, checkLinks, checkMarks].flatMap((check) => check(readSource(node)));
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
  const hint = `Write a line ${colons} after its text, and more colons for a container around it.`;
  return [{ message: `The container ${colons}${name} is not closed.`, hint }];
}

/** Checks for cells that no column shows, usually because of a | in code. */
function checkTable({ children: [head, ...rows], position }: Table): Leftover[] {
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row): Leftover[] => {
    const cells = row.children.length;
    if (cells <= columns) return [];
    const offset = (row.position?.start.line ?? 0) - (position?.start.line ?? 0);
    const message = `The row has ${cells} cells, but the table has ${formatCount(columns, 'column')}.`;
    return [{ offset, message, hint: 'Write \\| for a | in a cell, also in code.' }];
  });
}
