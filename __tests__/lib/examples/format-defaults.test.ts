import path from 'node:path';
import { createExampleFolder, type ExampleFolder } from '@/__tests__/support/example-folder';
import { buildExamples, compile } from '@/__tests__/support/page-source';
import { createFolder } from '@/__tests__/support/temporary-folder';
import { buildFormatDefaults } from '@/lib/examples/format-defaults';
import { readExample } from '@/lib/examples/read-examples';
import { createSnapshot, type RunResult } from '@/lib/examples/snapshot';
import { writeSnapshot } from '@/lib/examples/verify';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';

const esm = {
  settings: { 'output.target': 'node', 'output.distPath.root': 'dist', 'output.dataUriLimit': 0, 'resolve.extensions': ['.ts', '.js'] },
  rspack: { externalsType: 'modern-module', mode: 'none' },
  entry: 'index.js',
  expressions: { 'import.meta.env.MODE': 'import.meta.env.MODE' },
  chunk: true,
  dependency: false,
};
const mf = {
  ...esm,
  settings: { ...esm.settings, 'output.target': 'web', 'output.dataUriLimit': { svg: 4096, font: 4096 } },
  rspack: { externalsType: null, mode: 'none' },
  entry: 'index.[hash].js',
  expressions: { 'import.meta.env.MODE': '"production"' },
  chunk: false,
  dependency: true,
};

let folder: ExampleFolder;

/** Writes an example with a snapshot, as if it had been built. */
function record(name: string, definition: object, runs: readonly Partial<RunResult>[]): void {
  const id = `config-lib-index/${name}`;
  folder.write({ [`content/examples/${id}/example.json`]: JSON.stringify(definition) });
  const full = runs.map((run) => ({ name: '', steps: [], files: {}, shown: {}, ...run }));
  writeSnapshot(folder.root, id, createSnapshot(readExample(folder.root, id).hash, full));
}

const recordDefaults = (name: string, records: object) =>
  record(name, { output: ['defaults.json'] }, [{ shown: { 'defaults.json': [JSON.stringify(records)] } }]);

beforeEach(() => {
  folder = createExampleFolder();
  folder.write({ 'content/examples/toolchain.json': JSON.stringify({ default: { '@rslib/core': '1.0.1' } }) });
  recordDefaults('defaults', { esm, mf });
  recordDefaults('defaults-plain', { esm: { ...esm, entry: 'index.mjs' }, mf });
  record('bundleless', { matrix: { format: { esm: '', mf: '' } } }, [
    { name: 'esm', steps: [{ run: 'rslib', exit: 0, log: [] }] },
    { name: 'mf', steps: [{ run: 'rslib', exit: 1, log: [] }] },
  ]);
});

const code = (text: string) => ({ kind: 'code', text });
const word = (name: string) => ({ kind: 'word', word: name });

test('differing values and those of other tools are listed by format, shared options once', () => {
  expect(buildFormatDefaults(folder.root)).toEqual({
    id: 'config-lib-index/defaults',
    version: '1.0.1',
    formats: ['esm', 'mf'],
    differing: [
      { label: { kind: 'fact', fact: 'needsBundle' }, cells: [word('no'), word('yes')] },
      { label: { kind: 'fact', fact: 'moduleFile' }, cells: [code('index.js'), code('index.[hash].js')] },
      { label: { kind: 'fact', fact: 'plainFile' }, cells: [code('index.mjs'), code('index.[hash].js')] },
      { label: { kind: 'option', name: 'output.target' }, cells: [code("'node'"), code("'web'")] },
      { label: { kind: 'option', name: 'output.dataUriLimit' }, cells: [code('0'), code('4096')] },
      { label: { kind: 'fact', fact: 'dependencies' }, cells: [word('external'), word('bundled')] },
      { label: { kind: 'expression', name: 'import.meta.env.MODE' }, cells: [word('kept'), word('replaced')] },
      { label: { kind: 'fact', fact: 'dynamicImport' }, cells: [word('ownFile'), word('inlined')] },
      { label: { kind: 'rspack', name: 'externalsType' }, cells: [code("'modern-module'"), word('unset')] },
      { label: { kind: 'rspack', name: 'mode' }, cells: [code("'none'"), code("'none'")] },
    ],
    common: [
      { label: { kind: 'option', name: 'output.distPath.root' }, cells: [code("'dist'")] },
      { label: { kind: 'option', name: 'resolve.extensions' }, cells: [code('.ts, .js')] },
    ],
  });
});

test.each([
  ['an expression without a value', { expressions: { 'import.meta.env.MODE': '(void 0).MODE' } }, code('(void 0).MODE')],
  ['minification of unused code', { settings: { 'output.minify': minify(false) } }, word('deadCode')],
  ['minification that also removes blanks', { settings: { 'output.minify': minify(true) } }, word('whitespace')],
  ['a boolean', { settings: { 'output.filenameHash': true } }, code('true')],
])('%s', (_, change, expected) => {
  recordDefaults('defaults', { esm: { ...esm, settings: {}, expressions: {}, ...change } });
  const { differing, common } = buildFormatDefaults(folder.root);
  const rows = [...differing, ...common].filter(({ label }) => label.kind === 'option' || label.kind === 'expression');
  expect(rows.map(({ cells }) => cells)).toEqual([[expected]]);
});

function minify(whitespace: boolean) {
  return { js: true, jsOptions: { minimizerOptions: { mangle: false, minify: whitespace } } };
}

test('the error for an invalid record contains the example and the field', () => {
  recordDefaults('defaults', { esm: { ...esm, entry: 1 } });
  expect(() => buildFormatDefaults(folder.root)).toThrow(
    'defaults.json of the example "config-lib-index/defaults":1: esm.entry: must be text, not a number',
  );
});

test.each([
  ['en', '<FormatDefaults />', ['Setting · esm · mf', 'Requires bundle: true · no · yes', "output.target · 'node' · 'web'"]],
  ['zh', '<FormatDefaults />', ['配置 · esm · mf', '需要 bundle: true · 否 · 是', "output.target · 'node' · 'web'"]],
  ['en', '<FormatDefaults only="common" />', ['Setting · Default for every format', "output.distPath.root · 'dist'"]],
  ['zh', '<FormatDefaults only="common" />', ['配置 · 各格式共同的默认值', "output.distPath.root · 'dist'"]],
] as const)('on a page (%s), %s is a table that search finds', async (lang, element, expected) => {
  const {
    diagnostics,
    sections,
    code: html,
  } = await compile(`# Title\n\n${element}\n`, {
    examples: { ...buildExamples(folder.root), lang, texts: { en, zh }[lang] },
  });
  expect(diagnostics).toEqual([]);
  expect(sections.at(-1)?.paragraphs).toEqual(expect.arrayContaining([...expected]));
  expect(html).toContain('"FormatDefaults"');
});

test('the link to the example is checked where the element is, such as in a fragment', async () => {
  const { externalLinks } = await compile("import Part from '../shared/x.mdx'\n\n# Title\n\n<Part />\n", {
    examples: buildExamples(folder.root),
    fragments: { root: path.resolve('__tests__/fixtures/site/content'), langDir: 'v2/zh', read: () => '<FormatDefaults />\n' },
  });
  const file = '__tests__/fixtures/site/content/v2/zh/shared/x.mdx';
  expect(externalLinks).toEqual([{ url: 'https://x.example/config-lib-index/defaults', file, line: 1 }]);
});

test('reports the element with file and line if the recording examples are missing', async () => {
  const { diagnostics } = await compile('# Title\n\n<FormatDefaults />\n', { examples: buildExamples(createFolder()) });
  expect(diagnostics).toEqual([expect.objectContaining({ file: 'x.mdx', line: 3 })]);
  expect(diagnostics[0]?.message).toContain('There is no example "config-lib-index/defaults"');
});
