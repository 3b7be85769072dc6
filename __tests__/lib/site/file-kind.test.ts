import { getFileKind } from '@/lib/site/file-kind';

test.each([
  ['ts', 'src/a.ts a.tsx a.mts a.cts dist/a.d.ts'],
  ['js', 'a.js a.jsx a.mjs dist/a.cjs'],
  ['json', 'package.json'],
  ['css', 'a.css a.scss a.less'],
  ['vue', 'App.vue'],
  ['svelte', 'App.svelte'],
  ['md', 'README.md a.mdx'],
  ['html', 'index.html logo.svg'],
  ['folder', 'dist/ a.js/'],
  ['file', 'LICENSE .env.local a.js.map'],
])('the kind %s has the files %s', (kind, names) => {
  expect(names.split(' ').map(getFileKind)).toEqual(names.split(' ').map(() => kind));
});
