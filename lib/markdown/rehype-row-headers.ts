import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Makes the first cell of each row a header if the first column has no heading, since Markdown has no syntax for such cells. */
export function rehypeRowHeaders() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const [[corner] = [], ...rows] = listElements(table, 'tr').map(({ children }) => children.filter((cell) => cell.type === 'element'));
      if (!corner || textOf(corner)) return;
      for (const [name] of rows)
        if (name && textOf(name)) Object.assign(name, { tagName: 'th', properties: { ...name.properties, scope: 'row' } });
    });
}

function listElements(parent: Element, tagName: string): Element[] {
  const found: Element[] = [];
  visit(parent, 'element', (element) => {
    if (element.tagName === tagName) found.push(element);
  });
  return found;
}
