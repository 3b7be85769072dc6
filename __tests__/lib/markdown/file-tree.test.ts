import { expect, test } from '@jest/globals';
import { renderFileTree } from '@/lib/markdown/file-tree';

const icon = (kind: string) => `<span class=file-icon data-kind=${kind} aria-hidden=true></span>`;

test('renders nested lists of names with marks and notes', () => {
  const html = renderFileTree([
    {
      kind: 'folder',
      name: 'dist/',
      entries: [
        { kind: 'file', name: 'index.js', note: 'the "bundle"', isMarked: true },
        { kind: 'file', name: '<index>.d.ts' },
      ],
    },
    { kind: 'folder', name: 'empty', entries: [] },
  ]);
  expect(html).toBe(
    `<ul><li><span>${icon('folder')}<span>dist/</span></span>` +
      `<ul><li><span>${icon('js')}<span class="font-bold text-brand-text">index.js</span><span>the "bundle"</span></span></li>` +
      `<li><span>${icon('ts')}<span>&#x3C;index>.d.ts</span></span></li></ul></li>` +
      `<li><span>${icon('folder')}<span>empty</span></span></li></ul>`,
  );
});
