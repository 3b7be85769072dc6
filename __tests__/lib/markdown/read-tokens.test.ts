import { readTokens } from '@/lib/markdown/read-tokens';

test('returns tokens by line with the classes of code blocks, and merges adjacent tokens', async () => {
  const lines = await readTokens("import { a } from './a';\n\na();", 'ts');
  expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(["import { a } from './a';", '', 'a();']);
  expect(lines[0]?.filter(({ className }) => className === 't-k').map(({ text }) => text.trim())).toEqual(['import', 'from']);
  const [first] = lines;
  expect(first?.some(({ className }, at) => at > 0 && className === first[at - 1]?.className)).toBe(false);
});

test('plain text has no colors', async () => {
  expect(await readTokens('const a', 'text')).toEqual([[{ text: 'const a', className: undefined }]]);
});
