import { readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_EXAMPLES, SOURCE_TOOLS, type SourceTool } from '@/lib/site/source-tools';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';
import { translateConfig } from '@/lib/translator/translate';
import { ALL_CASES } from './cases';

const translate = (source: string, tool: SourceTool = 'tsup') => translateConfig(source, tool, en.translator.notes);

/** The code of a translation, or the reason of a failure. */
const readCode = (source: string, tool?: SourceTool) => {
  const result = translate(source, tool);
  return result.kind === 'translated' ? result.code : result.reason;
};

test('there are enough cases of each kind', () => {
  const names = ALL_CASES.map(({ name, tool }) => `${tool} ${name}`);
  expect([names.length, new Set(names).size]).toEqual([195, 195]);
});

test.each(ALL_CASES.map((each) => [each.tool, each.name, each] as const))('%s: %s', (tool, _, { source, expected }) => {
  expect(readCode(source, tool)).toBe(expected);
});

test.each(SOURCE_TOOLS)('the example of what to paste from %s has only known options, and its lines are short', (tool) => {
  const code = readCode(SOURCE_EXAMPLES[tool], tool);
  expect(code).toContain("{ format: 'esm'");
  expect(code).not.toContain(en.translator.notes.unknown);
  expect(Math.max(...SOURCE_EXAMPLES[tool].split('\n').map(({ length }) => length))).toBeLessThanOrEqual(32);
});

test.each<[SourceTool, string, string]>([
  ['tsup', 'before', 'after'],
  ['tsup', 'defaults-before', 'defaults-after'],
  ['tsdown', 'before', 'after'],
])('the %s example %s becomes the one that the real tool has built, %s', (tool, before, after) => {
  const read = (name: string) => readFileSync(path.resolve(`content/examples/guide-migration-${tool}`, name), 'utf8');
  const code = readCode(read(`${before}/files/${tool}.config.ts`), tool).replace(/^ *\/\/.*\n/gm, '');
  expect(code).toBe(read(`${after}/files/rslib.config.ts`));
});

test.each<[SourceTool, string]>([
  ['tsup', "export default { format: 'iife', globalName: 'Acme.Kit' };"],
  ['tsdown', "export default { format: 'umd', globalName: 'Acme.Kit' };"],
  ['vite', "export default { build: { lib: { formats: ['umd'], name: 'Acme.Kit' } } };"],
])('a global name of %s with dots becomes a list', (tool, source) => {
  expect(readCode(source, tool)).toContain("umdName: ['Acme', 'Kit']");
});

test('a format of tsup that is repeated has one item', () => {
  expect(readCode("export default { format: ['esm', 'cjs', 'esm'] };")).toContain("lib: [{ format: 'esm' }, { format: 'cjs' }],");
});

/** Names that every object inherits. */
const INHERITED = ['constructor', 'toString', '__proto__'];

test.each(INHERITED)('an entry named %s is like any other', (name) => {
  const key = name === '__proto__' ? "['__proto__']" : name;
  expect(readCode(`export default { entry: ['src/${name}.ts'] };`)).toContain(`entry: { ${key}: './src/${name}.ts' }`);
  expect(readCode(`export default { build: { lib: { entry: 'src/${name}.ts' } } };`, 'vite')).toContain(`{ ${key}: './src/${name}.ts' }`);
});

test.each(INHERITED)('an option, a format and a plugin named %s are unknown', (name) => {
  expect(readCode(`export default { ${name}: 1, format: ['${name}'] };`)).toContain(`// ${name}: not in the option map`);
  expect(readCode(`import ${name} from '${name}';\nexport default { plugins: [${name}()] };`, 'vite')).toContain(`// plugins: ${name}: `);
});

test('notes have the line, the name and the text of each option', () => {
  const source = 'export default {\n  treeshake: true,\n  nothing: 1,\n  onSuccess() {},\n};\n';
  const result = translate(source);
  expect(result.kind === 'translated' && result.notes).toEqual([
    { line: 2, option: 'treeshake', id: 'none' },
    { line: 2, option: 'treeshake', id: 'treeshake' },
    { line: 3, option: 'nothing', id: 'unknown' },
    { line: 4, option: 'onSuccess', id: 'hand' },
    { line: 4, option: 'onSuccess', id: 'onSuccess' },
  ]);
});

test('comments are in the language of the page', () => {
  const result = translateConfig('export default { treeshake: true, onSuccess: "x", shims: true }', 'tsup', zh.translator.notes);
  expect(result.kind === 'translated' && result.code).toBe(`import { defineConfig } from '@rslib/core';

export default defineConfig({
  lib: [{ format: 'cjs' }],
  // treeshake：Rslib 没有对应项；默认移除未使用的代码
  // onSuccess：需要手动改写为 onAfterBuild；请使用带有这个钩子的插件
  // shims：已开启 __dirname 和 __filename，ESM 中的 require 要另外开启
});
`);
});

describe('a text that cannot be translated', () => {
  test.each<[string, SourceTool, string, string, number, number]>([
    ['an empty one', 'tsup', '', 'empty', 1, 1],
    ['blanks', 'vite', ' \n\t', 'empty', 1, 1],
    ['a bracket that is not closed', 'tsup', 'export default {\n  entry: [\n};\n', 'syntax', 3, 1],
    ['the first line of JSON', 'tsup', '{ "entry": }', 'syntax', 1, 12],
    ['a later line of JSON', 'tsup', '{\n  "entry": ]\n}', 'syntax', 2, 12],
    ['prose', 'vite', 'how do I build a library?', 'syntax', 1, 5],
    ['markup', 'vite', '</script><script>alert(1)</script>', 'syntax', 1, 3],
    ['no export', 'tsup', 'const config = { entry: [] };', 'noConfig', 1, 1],
    ['a value that must be computed', 'vite', 'export default mergeConfig(one, two);', 'noConfig', 1, 1],
    ['an export with another name', 'tsup', 'export const config = {}; export function tsup() {}', 'noConfig', 1, 1],
    ['a name of something else', 'tsup', 'export default config;', 'noConfig', 1, 1],
    ['a constant that refers to itself', 'tsup', 'const a = b, b = a; export default a;', 'noConfig', 1, 1],
    ['a function without a result', 'vite', 'export default defineConfig(() => { run(); });', 'noConfig', 1, 1],
    ['a function of a function', 'vite', 'export default () => () => ({});', 'noConfig', 1, 1],
    ['a list for Vite', 'vite', 'export default [{}, {}];', 'noConfig', 1, 1],
    ['an empty list', 'tsup', 'export default [];', 'noConfig', 1, 1],
    ['a list with something unknown', 'tsup', 'export default [{}, more()];', 'noConfig', 1, 1],
    ['a package.json without a configuration', 'tsup', '{ "name": "kit", "devDependencies": { "tsup": "8" } }', 'noConfig', 1, 1],
    ['a very long one', 'tsup', `export default { define: '${'x'.repeat(200_000)}' };`, 'tooLong', 1, 1],
    ['a very long chain', 'tsup', `export default { define: a${'.b'.repeat(50_000)} };`, 'tooLong', 1, 1],
  ])('%s', (_, tool, source, reason, line, column) => {
    expect(translate(source, tool)).toEqual({ kind: 'failed', reason, line, column });
  });

  test('deep nesting does not end the program', () => {
    expect(readCode('['.repeat(100_000))).toBe('syntax');
  });
});

test('a text of 100 KB is translated', () => {
  const names = Array.from({ length: 6000 }, (_, index) => `package-${index}`);
  const list = names.map((name) => `    '${name}',`).join('\n');
  const source = `export default {\n  format: 'esm',\n  external: [\n${list}\n  ],\n};\n`;
  expect(source.length).toBeGreaterThan(100_000);
  const code = readCode(source);
  expect(code.match(/\^package-\d+\(/g)).toHaveLength(6000);
});

test('nothing of the text is evaluated', () => {
  const before = Object.getOwnPropertyNames(globalThis);
  const text = 'globalThis.evaluated = true';
  const source = `${text};
(() => { ${text}; })();
export default { [(${text}, 'entry')]: 1, entry: \`\${(${text})}\`, define: { A: (${text}) }, get format() { ${text}; return 'esm'; } };`;
  expect(translate(source).kind).toBe('translated');
  expect(Object.getOwnPropertyNames(globalThis)).toEqual(before);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('each result can be read again', () => {
  const failures = ALL_CASES.filter(({ expected }) => translate(expected).kind === 'failed').map(({ name }) => name);
  expect(failures).toEqual([]);
});

test('methods and comma expressions remain valid code, even where no option takes them', () => {
  const code = readCode("export default { format: 'esm', outDir() {}, bundle: (one, two), async noExternal() {} };");
  expect(code).toContain('bundle: (one, two),');
  expect(code).toContain('distPath: function () {},');
  expect(code).toContain('exclude: async function () {} },');
});
