import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Makes the first cell of each row a header if the first column has no heading, since Markdown has no syntax for such cells. */
export function rehypeRowHeaders() {
  return (tree: Root): void =>
    visit(tree, 'element', (table) => {
      if (table.tagName !== 'table') return;
      const rows: Element[][] = [];
      visit(table, { tagName: 'tr' }, (row: Element) => {
        rows.push(row.children.filter((cell) => cell.type === 'element'));
      });
      const [[corner] = [], ...others] = rows;
      if (!corner || textOf(corner)) return;
      for (const [name] of others)
        if (name && textOf(name)) Object.assign(name, { tagName: 'th', properties: { ...name.properties, scope: 'row' } });
    });
}
