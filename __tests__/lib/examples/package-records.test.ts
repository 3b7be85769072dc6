import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildExamples, compile } from '@/__tests__/support/page-source';
import { createFolder } from '@/__tests__/support/temporary-folder';
import { checkDeclarations } from '@/lib/examples/check-packages';
import { joinDeclarations, readDeclarations } from '@/lib/examples/package-records';

let root: string;
beforeEach(() => {
  root = createFolder();
});

const LONG = 'type Format = "esm" | "cjs" | "a-format-with-a-name-that-is-too-long-for-one-line" | "umd";';
const EXTRACTED = { build: 'declare function build(options?: BuildOptions): void;', Format: LONG };

/** A toolchain whose script prints `extracted`, as the one for the installed package does. `lock` is the state of its packages. */
const check = (extracted: object, update = false, lock = '') => {
  const count = "import { appendFileSync } from 'node:fs';\nappendFileSync(new URL('runs', import.meta.url), 'x');";
  writeFileSync(path.join(root, 'extract-declarations.mjs'), `${count}\nconsole.log(${JSON.stringify(JSON.stringify(extracted))});`);
  return checkDeclarations(root, { name: 'default', dir: root, versions: {}, hash: root + lock }, update);
};

test('recorded declarations are formatted and pass the next check', async () => {
  expect(await check(EXTRACTED, true)).toBe('');
  expect(readDeclarations(root)).toEqual({
    build: 'function build(options?: BuildOptions): void;',
    Format: "type Format =\n  | 'esm'\n  | 'cjs'\n  | 'a-format-with-a-name-that-is-too-long-for-one-line'\n  | 'umd';",
  });
  expect(await check(EXTRACTED)).toBe('');
});

test('the declarations are extracted once for the packages of a lock file, and again by another script', async () => {
  const countRuns = () => readFileSync(path.join(root, 'runs'), 'utf8').length;
  await check(EXTRACTED, true);
  expect([await check(EXTRACTED), countRuns()]).toEqual(['', 1]);
  expect([await check(EXTRACTED, false, 'other'), countRuns()]).toEqual(['', 2]);
  expect([await check({ build: EXTRACTED.build }), countRuns()]).toEqual([expect.stringContaining('-Format:'), 3]);
});

test('a package with another declaration results in a diff', async () => {
  await check(EXTRACTED, true);
  const diff = await check({ ...EXTRACTED, build: 'declare function build(): Promise<void>;' });
  expect(diff).toContain('-function build(options?: BuildOptions): void;\n+function build(): Promise<void>;');
});

test('a signature has the declarations of all its names, and only of names that the package exports', async () => {
  await check({ b: 'declare const b: string;', 'a.run': 'declare function run(): void;' }, true);
  expect(joinDeclarations(root, 'a.run  b')).toBe('function run(): void;\n\nconst b: string;');
  expect(() => joinDeclarations(root, 'b logger')).toThrow('The package does not export "logger". Use one of b, a.run.');
  expect(() => joinDeclarations(root, 'constructor')).toThrow('The package does not export "constructor".');
});

test('on a page, a signature is a verified code block, and an unknown name is reported with file and line', async () => {
  await check({ b: 'declare const b: string;' }, true);
  const body = '# Title\n\n<Signature name="b" />\n\n<Signature name="logger" />\n';
  const { codeBlocks, signatures, diagnostics } = await compile(body, { examples: buildExamples(root) });
  expect(codeBlocks).toEqual([expect.objectContaining({ lang: 'ts', value: 'const b: string;', verification: 'example' })]);
  expect(signatures).toEqual(['b', 'logger']);
  expect(diagnostics).toEqual([
    expect.objectContaining({ file: 'x.mdx', line: 5, message: 'The package does not export "logger".', hint: 'Use one of b.' }),
  ]);
});
