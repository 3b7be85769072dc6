import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { compilePage } from '@/lib/markdown/compile-page';
import { readTokens } from '@/lib/markdown/read-tokens';

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
  const root = path.resolve('__tests__/fixtures/site/content');
  const compile = () =>
    compilePage({
      path: path.join(root, 'v2/en/x.mdx'),
      file: 'x.mdx',
      body: LANGUAGES.map((lang) => `\`\`\`${lang}\n${CODE}\n\`\`\``).join('\n\n'),
      fragments: { root, langDir: 'v2/en' },
      targets: { prefix: '', findImageSize: () => undefined },
      code: { defaultWrapCode: false, showLineNumbers: false },
      footnotes: { label: '', backTo: '' },
    });
  slowDownClock();
  const slow = await compile();
  jest.restoreAllMocks();
  expect(slow).toEqual(await compile());
  expect(slow.code).toContain('t-k');
});

test('code outside of pages has the same colors on a slow machine', async () => {
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
