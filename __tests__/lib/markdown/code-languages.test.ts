import { getFileLanguage } from '@/lib/markdown/code-languages';
import { readTokens } from '@/lib/markdown/highlighter';

test.each([
  ['src/App.svelte', 'svelte'],
  ['src/index.mts', 'mts'],
  ['assets/logo.svg', 'svg'],
  ['dist/index.d.ts', 'ts'],
  ['LICENSE.txt', 'text'],
  ['dist/index.js.map', 'text'],
  ['.env.local', 'text'],
  ['LICENSE', 'text'],
  ['main.py', 'text'],
])('the language of %s is %s', (path, language) => {
  expect(getFileLanguage(path)).toBe(language);
});

test('code outside the content has the languages of code blocks', async () => {
  const [svg] = await readTokens('<path d="M0 0"/>', 'svg');
  expect(svg?.map(({ className }) => className)).toEqual([undefined, 't-s', undefined, 't-f', undefined, 't-s', undefined]);
  expect(await readTokens('def f(): pass', 'python')).toEqual([[{ text: 'def f(): pass', className: undefined }]]);
});
