import type { Element } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { Root } from 'mdast';
import type { ShikiTransformer } from 'shiki';
import { visit } from 'unist-util-visit';
import { listClasses } from '@/lib/markdown/hast-nodes';

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

/** Code without its notations (`// [!code ++]`). If lines are added or removed, `lang` is `diff` and each line starts with a sign. */
interface PlainCode {
  readonly lang: string;
  readonly value: string;
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
      const isDiff = lines.some((line) => readSign(line) !== ' ');
      const texts = lines.map((line) => (isDiff ? `${readSign(line)} ${textOf(line)}` : textOf(line)).trimEnd());
      blocks.set(buildKey(this.options.lang, this.source), { lang: isDiff ? 'diff' : this.options.lang, value: texts.join('\n') });
    },
  };
}

/** Replaces code with notations by plain code. */
export function replaceAnnotatedCode(tree: Root, blocks: AnnotatedCode): void {
  visit(tree, 'code', (node) => {
    const plain = blocks.get(buildKey(node.lang ?? '', node.value));
    if (plain) Object.assign(node, plain);
  });
}

function buildKey(lang: string, source: string): string {
  return `${lang}\n${source}`;
}

function readSign(line: Element): '+' | '-' | ' ' {
  const classes = listClasses(line.properties);
  return classes.includes('add') ? '+' : classes.includes('remove') ? '-' : ' ';
}
