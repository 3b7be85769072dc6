import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import { toString as readText } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { ROOT } from '@/lib/node/settings.mjs';

/** What a reader of a section does, in its order. A file is relative to the repository. */
export type Action =
  | { readonly kind: 'run'; readonly command: string }
  | { readonly kind: 'write'; readonly file: string; readonly text: string }
  | { readonly kind: 'edit'; readonly file: string; readonly before: string; readonly after: string };

const DOCUMENT = 'CONTRIBUTING.md';

/**
 * Reads the code blocks below a second-level heading of CONTRIBUTING.md: each line of a `bash` block is a command, a `diff` block is an
 * edit, any other block is a whole file. The last inline code of the paragraph before a block is the name of the file. Throws if there is no
 * such section, or if a block has no file.
 */
export function readWalkthrough(title: string): readonly Action[] {
  const processor = unified().use(remarkParse).use(remarkGfm);
  const tree: Root = processor.parse(readFileSync(path.join(ROOT, DOCUMENT), 'utf8'));
  const actions: Action[] = [];
  let section = '';
  let isFound = false;
  let file: string | undefined;
  visit(tree, (node) => {
    if (node.type === 'heading' && node.depth === 2) {
      section = readText(node);
      isFound ||= section === title;
    }
    if (section !== title) return;
    if (node.type === 'paragraph') file = findFile(node);
    if (node.type !== 'code') return;
    if (node.lang === 'bash') actions.push(...node.value.split('\n').map((command): Action => ({ kind: 'run', command })));
    else if (!file) throw new Error(`${DOCUMENT}:${node.position?.start.line}: the text before this block names no file.`);
    else if (node.lang === 'diff')
      actions.push({ kind: 'edit', file, before: pickLines(node.value, '-'), after: pickLines(node.value, '+') });
    else actions.push({ kind: 'write', file, text: `${node.value}\n` });
  });
  if (!isFound) throw new Error(`${DOCUMENT} has no section "${title}".`);
  return actions;
}

/** The path in the last inline code that is one. */
function findFile({ children }: Paragraph): string | undefined {
  const codes = children.flatMap((child) => (child.type === 'inlineCode' ? [child.value] : []));
  return codes.findLast((code) => /^[\w.-]+(?:\/[\w.-]+)+\.\w+$/.test(code));
}

/** The lines of a diff that one of its two sides has. */
function pickLines(diff: string, sign: '-' | '+'): string {
  return diff
    .split('\n')
    .filter((line) => !/^[-+]/.test(line) || line.startsWith(sign))
    .map((line) => line.slice(1))
    .join('\n');
}
