import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { FileTree } from '@/components/mdx/file-tree';

test('renders nested lists of names with marks and notes', () => {
  const { container } = render(
    <FileTree
      entries={[
        {
          kind: 'folder',
          name: 'dist/',
          entries: [
            { kind: 'file', name: 'index.js', note: 'the bundle', isMarked: true },
            { kind: 'file', name: 'index.d.ts' },
          ],
        },
        { kind: 'folder', name: 'empty/', entries: [] },
      ]}
    />,
  );
  const readItems = (list: Element | null) => [...(list?.children ?? [])].map((item) => item.querySelector('span')?.textContent);
  const lists = container.querySelectorAll('ul');
  expect(lists).toHaveLength(2);
  expect(readItems(lists[0] ?? null)).toEqual(['dist/', 'empty/']);
  expect(readItems(lists[1] ?? null)).toEqual(['index.jsthe bundle', 'index.d.ts']);
  expect([...container.querySelectorAll('.font-bold')].map(({ textContent }) => textContent)).toEqual(['index.js']);
});
