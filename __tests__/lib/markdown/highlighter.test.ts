import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { compile } from '@/__tests__/support/page-source';
import { codeTheme, findTokenClass, readTokens } from '@/lib/markdown/highlighter';
import { ROOT } from '@/lib/node/settings.mjs';

const LANGUAGES = ['ts', 'json', 'css', 'html', 'yaml'];
/** Lines with colors in most languages, and a notation that the tokenizer must read as a comment. */
const CODE = ['const a = "text"; // [!code highlight]', '<a href="b">c</a>', '.d { color: red }', 'key: "value" # e'].join('\n');

/** Simulates a busy machine: every read of the clock advances it by a second. */
function slowDownClock(): void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => {
    now += 1000;
    return now;
  });
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('code blocks have the same colors on a slow machine', async () => {
  const body = LANGUAGES.map((lang) => `\`\`\`${lang}\n${CODE}\n\`\`\``).join('\n\n');
  slowDownClock();
  const slow = await compile(body);
  jest.restoreAllMocks();
  expect(slow).toEqual(await compile(body));
  expect(slow.code).toContain('t-k');
});

test('code outside pages has the same colors on a slow machine', async () => {
  slowDownClock();
  const slow = await Promise.all(LANGUAGES.map((lang) => readTokens(CODE, lang)));
  jest.restoreAllMocks();
  expect(slow).toEqual(await Promise.all(LANGUAGES.map((lang) => readTokens(CODE, lang))));
});

test('equal lines have the colors of their place, each time', async () => {
  const read = async (code: string) =>
    (await readTokens(code, 'ts')).map((line) => line.map(({ text, className }) => `${text}|${className ?? ''}`));
  const inComment = ['/*|t-c', 'const a = 1;|t-c', '*/|t-c'];
  const [first, second] = [await read('/*\nconst a = 1;\n*/\nconst a = 1;'), await read('const a = 1;\n/*\nconst a = 1;\n*/')];
  expect(first.slice(0, 3).flat()).toEqual(inComment);
  expect(second.slice(1).flat()).toEqual(inComment);
  expect(first[3]).toEqual(second[0]);
  expect(first[3]).toContain('const|t-k');
  expect(await read('/*\nconst a = 1;\n*/\nconst a = 1;')).toEqual(first);
});

test('returns tokens by line with the classes of code blocks, and merges adjacent tokens', async () => {
  const lines = await readTokens("import { a } from './a';\n\na();", 'ts');
  expect(lines.map((line) => line.map(({ text }) => text).join(''))).toEqual(["import { a } from './a';", '', 'a();']);
  expect(lines[0]?.filter(({ className }) => className === 't-k').map(({ text }) => text.trim())).toEqual(['import', 'from']);
  const [first] = lines;
  expect(first?.some(({ className }, at) => at > 0 && className === first[at - 1]?.className)).toBe(false);
});

test.each([
  ['markdown', '```yaml', 'yaml', 'key: 1'],
  ['mdx', '```tsx', 'tsx', 'const a = <b>text</b>;'],
  ['svelte', '<script lang="ts">', 'typescript', "import type { A } from './a';"],
  ['vue', '<style lang="scss">', 'css', 'a { color: red }'],
])('%s has the colors of the language after %s', async (outer, start, inner, code) => {
  const [, line] = await readTokens(`${start}\n${code}`, outer);
  const [own] = await readTokens(code, inner);
  expect(line).toEqual(own);
  expect(new Set(own?.map(({ className }) => className)).size).toBeGreaterThan(2);
});

test('plain text has no colors', async () => {
  expect(await readTokens('const a', 'text')).toEqual([[{ text: 'const a', className: undefined }]]);
});

test.each([
  ['var(--code-token-keyword)', 't-k'],
  ['color:var(--code-token-string-expression)', 't-s'],
  ['var(--code-token-string)', 't-s'],
  ['var(--code-token-constant)', 't-n'],
  ['var(--code-foreground)', undefined],
  ['var(--code-token-unheard-of)', undefined],
  ['#24292e', undefined],
  ['', undefined],
])('%s has the class %s', (color, expected) => {
  expect(findTokenClass(color)).toBe(expected);
});

test('every class has the color of its kind', () => {
  const css = readFileSync(path.join(ROOT, 'styles/code.css'), 'utf8');
  const rules = [...css.matchAll(/\.(t-\w+) \{\s*color: var\(--code-([\w-]+)\)/g)];
  expect(rules.map(([, , kind]) => findTokenClass(`var(--code-token-${kind})`))).toEqual(rules.map(([, name]) => name));
  const colored = new Set(rules.map(([, name]) => name));
  const used = Object.values(codeTheme.colorReplacements ?? {}).flatMap((color) => findTokenClass(String(color)) ?? []);
  expect(new Set(used)).toEqual(colored);
});
