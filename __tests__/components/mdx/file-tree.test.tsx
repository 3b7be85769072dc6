import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { FileTree } from '@/components/mdx/file-tree';

test('a file tree is nested lists of names with marks and notes', () => {
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
  const read = (selector: string) => [...container.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(read('.file-tree > ul > li > span > .file-tree-name')).toEqual(['dist/', 'empty/']);
  expect(read('ul ul .file-tree-name')).toEqual(['index.js', 'index.d.ts']);
  expect(read('.file-tree-note')).toEqual(['the bundle']);
  expect(read('.is-marked')).toEqual(['index.jsthe bundle']);
  expect(container.querySelectorAll('ul')).toHaveLength(2);
});
