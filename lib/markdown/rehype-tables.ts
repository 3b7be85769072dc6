import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** Characters of a text that would need several lines in half of a phone. */
const MIN_NOTE = 30;

/**
 * Adds to tables what Markdown has no syntax for. If the first column has no heading, its cells are headers. If the last of three columns has
 * notes instead of values, it gets a class, because on phones notes are below the rest of their row.
 */
export function rehypeTables() {
  return (tree: Root): void =>
    visit(tree, { tagName: 'table' }, (table: Element) => {
      const rows: Element[][] = [];
      visit(table, { tagName: 'tr' }, (row: Element) => {
        rows.push(row.children.filter((cell) => cell.type === 'element'));
      });
      const [[corner] = []] = rows;
      if (corner && !textOf(corner)) addRowHeaders(rows.slice(1));
      if (rows.some((cells) => cells.length === 3 && getWidth(cells[2]) >= MIN_NOTE)) table.properties.className = ['has-notes'];
    });
}

function addRowHeaders(rows: readonly (readonly Element[])[]): void {
  for (const [name] of rows)
    if (name && textOf(name)) Object.assign(name, { tagName: 'th', properties: { ...name.properties, scope: 'row' } });
}

/** Returns the width of a cell in characters, of which Chinese ones count double. */
const getWidth = (cell: Element | undefined) => (cell ? textOf(cell).replace(/[\u2e80-\uffef]/g, '  ').length : 0);
