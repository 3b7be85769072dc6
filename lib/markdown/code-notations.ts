import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import { visit } from 'unist-util-visit';
import { listClasses } from '@/lib/markdown/hast-nodes';
import type { CodeBlock } from '@/lib/markdown/types';

/** The notations that comments may contain, such as `// [!code ++]`, and the class that each gives its line. */
export const CODE_MARKS = {
  highlight: 'highlighted',
  '++': 'add',
  '--': 'remove',
  focus: 'focused',
  error: 'error',
  warning: 'warning',
  hl: 'highlighted',
};

/** Matches a notation in a shell command. */
export const SHELL_MARK = /\s*#\s*\[!code [^\]]*\]/;

/** Code without its notations (`// [!code ++]`). */
interface PlainCode {
  readonly value: string;
  /** Set if lines are added or removed: the code with a sign before each line. */
  readonly diff?: string;
}

/** Blocks with notations by `buildKey`. */
export type AnnotatedCode = Map<string, PlainCode>;

/** Records the plain code of each block with notations. Must come after the transformers that remove the notations. */
export function transformerRecordPlainCode(blocks: AnnotatedCode): ShikiTransformer {
  return {
    name: 'record-plain-code',
    pre(node) {
      if (!this.source.includes('[!code')) return;
      const code = node.children.flatMap((child) => (child.type === 'element' ? child.children : []));
      const lines = code.filter((child) => child.type === 'element');
      const join = (read: (line: Element) => string) => lines.map((line) => read(line).trimEnd()).join('\n');
      const isDiff = lines.some((line) => readSign(line) !== ' ');
      const diff = isDiff ? join((line) => `${readSign(line)} ${textOf(line)}`) : undefined;
      blocks.set(buildKey(this.options.lang, this.source), { value: join(textOf), diff });
    },
  };
}

/** Replaces code with notations by plain code, or by a diff if lines are added or removed. */
export function replaceAnnotatedCode(tree: Root, blocks: AnnotatedCode): void {
  visit(tree, 'code', (node) => {
    const plain = blocks.get(buildKey(node.lang ?? '', node.value));
    if (plain) Object.assign(node, plain.diff === undefined ? { value: plain.value } : { lang: 'diff', value: plain.diff });
  });
}

/** Returns a code block without its notations. */
export function removeNotations(block: CodeBlock, blocks: AnnotatedCode): CodeBlock {
  const plain = blocks.get(buildKey(block.lang, block.value));
  return plain ? { ...block, value: plain.value } : block;
}

function buildKey(lang: string, source: string): string {
  return `${lang}\n${source}`;
}

function readSign(line: Element): '+' | '-' | ' ' {
  const classes = listClasses(line.properties);
  return classes.includes('add') ? '+' : classes.includes('remove') ? '-' : ' ';
}
