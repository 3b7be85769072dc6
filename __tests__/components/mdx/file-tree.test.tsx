import { expect, test } from '@jest/globals';
import { parseFileTree } from '@/components/mdx/file-tree-entries';

test('reads names, notes, folders and marks out of a nested list', () => {
  const list = (
    <ul>
      {'\n'}
      <li>
        {'dist/\n'}
        <ul>
          <li>
            <strong>index.js</strong> the bundle
          </li>
          <li>
            <code>index.d.ts</code>
          </li>
        </ul>
      </li>
      <li>
        <p>package.json — with exports</p>
      </li>
      <li>empty/</li>
    </ul>
  );
  const file = { note: '', isFolder: false, isMarked: false, entries: [] };
  expect(parseFileTree(list)).toEqual([
    {
      ...file,
      name: 'dist/',
      isFolder: true,
      entries: [
        { ...file, name: 'index.js', note: 'the bundle', isMarked: true },
        { ...file, name: 'index.d.ts' },
      ],
    },
    { ...file, name: 'package.json', note: 'with exports' },
    { ...file, name: 'empty/', isFolder: true },
  ]);
});
