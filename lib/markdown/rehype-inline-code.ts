import type { Element, ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { buildTag, buildText } from '@/lib/markdown/hast-nodes';

/** Characters of code that is wider than half of a phone. */
const LONG_CODE = 24;
/** Where long code may break: after a space, or after a dot in a name, if that leaves no short part at the end of a line. */
const BREAK = /(?<=.{12} )|(?<=[^.\s]{12}\.)(?=\w)/;

/**
 * Decides where inline code breaks. Flags do not: `--no-` at the end of a line would read like a whole flag. Long code in tables does, such as
 * `build.rolldownOptions.external`: otherwise its column leaves no room for the others on phones.
 */
export function rehypeInlineCode() {
  return (tree: Root): void => {
    visit(tree, { tagName: 'code' }, (code: Element) => {
      if (isFlag(textOf(code))) code.properties.className = ['flag'];
    });
    visit(tree, { tagName: 'table' }, (table: Element) => {
      visit(table, { tagName: 'code' }, (code: Element) => {
        code.children = code.children.flatMap((child) => (child.type === 'text' ? breakCode(child.value) : [child]));
      });
    });
  };
}

const isFlag = (code: string) => /^--\S+$/.test(code) && code.length <= LONG_CODE;

function breakCode(code: string): ElementContent[] {
  const parts = code.length > LONG_CODE ? code.split(BREAK) : [code];
  return parts.flatMap((part, index) => (index > 0 ? [buildTag('wbr', {}), buildText(part)] : [buildText(part)]));
}
