import { cpSync } from 'node:fs';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createExampleFolder, EXAMPLE_ID, type ExampleFolder } from '@/__tests__/support/example-folder';
import { buildExamples, compile as compileSource } from '@/__tests__/support/page-source';
import { createFolder, createSharedFolder } from '@/__tests__/support/temporary-folder';
import { CodeBlock } from '@/components/mdx/code-block';
import { readSnapshot } from '@/lib/examples/snapshot';
import type { PageSource } from '@/lib/markdown/compile-page';
import { renderMdx } from '@/lib/markdown/render-mdx';
import { en } from '@/lib/site/texts/en';

const TOOL = `
const fs = require('node:fs');
fs.mkdirSync('dist');
fs.writeFileSync('dist/index.js', ['runtime 1', 'runtime 2', 'export { a };', 'runtime 3'].join('\\n'));
console.log('Rslib v9.9.9');
console.log('start   building');
console.log('ready   built in 0.04s (esm)');
`;

const LOG = 'Rslib v1.0.1\nstart   building\nready   built in … s (esm)';

let built: string;
let folder: ExampleFolder;

/** Builds the example once; each test has a copy. */
beforeAll(async () => {
  built = createSharedFolder();
  const first = createExampleFolder(built);
  first.installTool('1.0.1', TOOL);
  first.write({
    [`content/examples/${EXAMPLE_ID}/example.json`]: JSON.stringify({
      input: ['src/index.js'],
      output: ['dist/index.js'],
      log: true,
      excerpt: { 'dist/index.js': { from: '^export', to: '^export' } },
    }),
    [`content/examples/${EXAMPLE_ID}/files/src/index.js`]: 'export const a = 1;\n',
    'content/examples/toolchain.json': JSON.stringify({ default: { '@rslib/core': '1.0.1' } }),
    'content/examples/options.json': JSON.stringify({
      'lib.id': { type: 'string', default: '`undefined`' },
      'lib.x': { type: 'boolean', default: 'Depends on y' },
    }),
  });
  await first.verify(true);
});
beforeEach(() => {
  const copy = createFolder();
  cpSync(built, copy, { recursive: true });
  folder = createExampleFolder(copy);
});

const compile = (body: string, rest: Partial<PageSource> = {}) => compileSource(body, { examples: buildExamples(folder.root), ...rest });

test('an example becomes verified code blocks', async () => {
  const { diagnostics, codeBlocks, code } = await compile(`# Title\n\n<Example id="${EXAMPLE_ID}" />\n`);
  expect(diagnostics).toEqual([]);
  expect(codeBlocks.map(({ lang, title, value, verification }) => [lang, title, value, verification])).toEqual([
    ['js', 'src/index.js', 'export const a = 1;', 'example'],
    ['text', undefined, LOG, 'example'],
    ['js', 'dist/index.js', 'runtime 1\nruntime 2\nexport { a };\nruntime 3', 'example'],
  ]);
  expect(code).toContain('Show all 4 lines');
});

test('a notice about the page is between its title and the number of its examples', async () => {
  const notices = { ids: [''], original: { lang: 'zh', path: '/zh/x' }, texts: en.outdated };
  const { code } = await compile(`# Title\n\n<Example id="${EXAMPLE_ID}" />\n`, { notices });
  const shown = { Callout: () => <i>notice</i>, PageProof: () => <i>proof</i>, Example: () => <i>example</i> };
  const html = renderToStaticMarkup(await renderMdx(code, { ...shown, FileTree: () => null }));
  expect(html.match(/<(?:h1|i)\b[^>]*>[a-zA-Z]+/g)).toEqual(['<h1 id="title">Title', '<i>notice', '<i>proof', '<i>example']);
});

test('an example is one typed value in the tree of the page', async () => {
  const { tree, examples } = await compile(`<Example id="${EXAMPLE_ID}" open="output" only="input output log" />\n`);
  expect(examples).toEqual([{ id: EXAMPLE_ID, file: 'x.mdx', line: 1 }]);
  const summary = {
    id: EXAMPLE_ID,
    tools: ['@rslib/core 1.0.1'],
    isProject: true,
    href: `https://x.example/${EXAMPLE_ID}`,
    commands: ['npx rslib'],
    failsWith: undefined,
    isBuild: false,
    fix: undefined,
    files: undefined,
    showsFiles: false,
    tabs: [],
  };
  const content = {
    input: [{ path: 'src/index.js', parts: [{ text: 'export const a = 1;', folded: false }] }],
    output: [
      {
        path: 'dist/index.js',
        parts: [
          { text: 'runtime 1\nruntime 2', folded: true },
          { text: 'export { a };', folded: false },
          { text: 'runtime 3', folded: true },
        ],
      },
    ],
    tree: [],
    log: { text: LOG, marks: [], hasFailed: false },
    fixes: [],
  };
  expect(tree.children).toEqual([
    { type: 'mdxJsxFlowElement', name: 'Example', attributes: [], children: [], data: { element: { kind: 'example', summary, content } } },
  ]);
});

test('below the log of a failing command is its fix, which the search does not index', async () => {
  const id = 'page/fixed';
  folder.installTool('1.0.1', "process.exitCode = require('node:fs').existsSync('src/b.js') ? 0 : 1; console.log('error   no');");
  folder.write({
    [`content/examples/${id}/example.json`]: JSON.stringify({ steps: [{ run: 'rslib --a', exit: 1 }], fix: 'rslib --b' }),
    [`content/examples/${id}/files/src/a.js`]: [...'abcdef', 'old', ...'ghijkl'].join('\n'),
    [`content/examples/${id}/fix/src/a.js`]: [...'Abcdef', 'new', ...'ghijkl'].join('\n'),
    [`content/examples/${id}/fix/src/b.js`]: 'added;\n',
  });
  expect(await folder.verify(true, id)).toMatchObject({ report: '' });
  const { code, codeBlocks, tree, diagnostics } = await compile(`# Title\n\n<Example id="${id}" only="log" />\n`);
  expect(diagnostics).toEqual([]);
  const diffs = [
    { diff: '-npx rslib --a\n+npx rslib --b' },
    { path: 'src/a.js', diff: '-a\n+A\n b\n …\n f\n-old\n+new\n g' },
    { path: 'src/b.js', diff: '+added;' },
  ];
  expect(codeBlocks.slice(1).map(({ lang, title, value, isSupport }) => [lang, title, value, isSupport])).toEqual(
    diffs.map(({ path: title, diff }) => ['diff', title, diff, true]),
  );
  expect(JSON.stringify(tree)).toContain(`"fixes":${JSON.stringify(diffs)}`);
  const html = renderToStaticMarkup(await renderMdx(code, { PageProof: () => null, Example: ({ children }) => <div>{children}</div> }));
  expect(html).toContain('npx rslib --b');
  expect([...html.matchAll(/code-head&gt;.*?\/span&gt;(.*?)&lt;/g)].map(([, name]) => name)).toEqual(['src/a.js', 'src/b.js']);
});

test('the page lists the tools that all of its examples ran', async () => {
  const write = (id: string, steps: object[]) =>
    folder.write({ [`content/examples/${id}/example.json`]: JSON.stringify({ steps }), [`content/examples/${id}/files/a.js`]: '1;\n' });
  write('page/one', [{ run: 'rslib' }]);
  write('page/two', [{ run: 'rslib' }, { run: 'node a.js' }]);
  for (const id of ['page/one', 'page/two']) expect(await folder.verify(true, id)).toMatchObject({ report: '' });
  const readProof = async (...ids: string[]) =>
    (await compile(`# Title\n\n${ids.map((id) => `<Example id="${id}" />\n\n`).join('')}`)).tree.children[1]?.data?.element;
  expect(await readProof('page/one', 'page/two')).toEqual({ kind: 'proof', count: 2, tools: ['@rslib/core 1.0.1'] });
  expect(await readProof('page/two')).toEqual({ kind: 'proof', count: 1, tools: ['@rslib/core 1.0.1', 'Node.js'] });
});

test('an example at the end of a callout moves out of it, unless there is nothing else', async () => {
  const render = async (body: string) => {
    const shown = { Callout: ({ children }: { readonly children?: ReactNode }) => <aside>{children}</aside>, Example: () => <i /> };
    return renderToStaticMarkup(await renderMdx((await compile(body)).code, { ...shown, FileTree: () => null }));
  };
  const example = `<Example id="${EXAMPLE_ID}" />`;
  expect(await render(`:::tip\n\nText.\n\n${example}\n\n:::\n`)).toBe('<aside><p>Text.</p></aside>\n<i></i>');
  expect(await render(`:::tip\n\n${example}\n\n:::\n`)).toBe('<aside><i></i></aside>');
});

test('an excerpt is between the folded lines before and after it', async () => {
  const { code } = await compile(`<Example id="${EXAMPLE_ID}" only="output" />\n`);
  const Example = ({ children }: { readonly children?: ReactNode }) => <div>{children}</div>;
  const html = renderToStaticMarkup(await renderMdx(code, { Example, pre: CodeBlock }));
  const shown = /<code>(.*)<\/code>/s.exec(html.replace(/<span class=t-\w>(.*?)<\/span>/g, '$1'))?.[1];
  const line = (text: string) => `<span class=line>${text}</span>`;
  expect(shown).toBe(
    `<span class=rest>${line('runtime 1')}\n${line('runtime 2')}\n</span>${line('export { a };')}\n<span class=rest>${line('runtime 3')}</span>`,
  );
});

describe('files that the steps of an example need', () => {
  const example = `<Example id="${EXAMPLE_ID}" />\n`;
  const list = (body: string) => compile(body).then(({ shownExamples }) => shownExamples.map(({ missing }) => missing));
  const fold = async (body: string) =>
    (await compile(body)).codeBlocks.filter(({ isSupport }) => isSupport).map(({ title, value }) => `${title}: ${value}`);

  beforeEach(async () => {
    folder.write({
      'content/examples/_base/package.json': '{ "name": "base", "type": "module" }\n',
      'content/examples/_base/tsconfig.json': '{ "include": ["src"] }\n',
      [`content/examples/${EXAMPLE_ID}/files/tsconfig.json`]: '{ "include": ["src", "tests"] }\n',
      [`content/examples/${EXAMPLE_ID}/files/src/b.ts`]: 'export const b = 2;\n',
      [`content/examples/${EXAMPLE_ID}/files/src/bell.svg`]: '<svg />\n',
    });
    await folder.verify(true);
  });

  test('are folded, except for those of the quick start', async () => {
    const { shownExamples } = await compile(`# Title\n\n${example}`);
    expect(shownExamples).toEqual([
      {
        id: EXAMPLE_ID,
        file: 'x.mdx',
        line: 3,
        packages: ['@rslib/core'],
        steps: ['rslib'],
        scripts: {},
        hasCommands: true,
        missing: [],
      },
    ]);
    expect(await fold(example)).toEqual(['src/b.ts: export const b = 2;', 'tsconfig.json: { "include": ["src", "tests"] }']);
  });

  test('are not repeated while the page shows no other state of them', async () => {
    const block = (code: string) => `\`\`\`ts title="src/b.ts" unverified="of a test"\n${code}\n\`\`\`\n\n`;
    expect(await fold(block('export const b = 2;') + example)).toEqual(['tsconfig.json: { "include": ["src", "tests"] }']);
    expect(await fold(`${example}\n${example}`)).toHaveLength(2);
    expect(await fold(`${example}\n${block('export const b = 3;')}${example}`)).toEqual([
      'src/b.ts: export const b = 2;',
      'tsconfig.json: { "include": ["src", "tests"] }',
      'src/b.ts: export const b = 2;',
    ]);
  });

  test('are missing where the example does not show its input', async () => {
    const output = `<Example id="${EXAMPLE_ID}" only="output log" />\n`;
    expect(await list(output)).toEqual([['src/index.js', 'src/b.ts', 'tsconfig.json']]);
    expect(await list(`${example}\n${output}`)).toEqual([[], []]);
    const input = await compile(`<Example id="${EXAMPLE_ID}" only="input" />\n`);
    expect(input.shownExamples).toMatchObject([{ hasCommands: false, missing: [] }]);
  });

  test('are not folded in the section of an option', async () => {
    expect(await list(`## lib.id\n\n### Use\n\n${example}`)).toEqual([['src/b.ts', 'tsconfig.json']]);
    expect(await list(`## lib.id\n\n## Use\n\n${example}`)).toEqual([[]]);
    expect(await list(`## package.json\n\n${example}`)).toEqual([[]]);
  });
});

test('the example of a hero needs a matrix', async () => {
  const { explorer, diagnostics } = await compile('', { heroExample: { id: EXAMPLE_ID, line: 9 } });
  expect(explorer).toBeUndefined();
  expect(diagnostics).toMatchObject([{ line: 9, message: expect.stringContaining('needs a matrix of 1 to 4 axes') }]);
});

test('the example of a hero becomes an explorer with excerpts', async () => {
  folder.write({
    [`content/examples/${EXAMPLE_ID}/example.json`]: JSON.stringify({
      input: ['src/index.js'],
      output: ['dist/index.js'],
      excerpt: { 'dist/index.js': [{ to: '^runtime 1' }, { from: '^export', to: '^export' }], 'cjs:dist/index.js': { from: '^runtime 3' } },
      matrix: { format: { esm: '', cjs: '--format cjs' } },
    }),
  });
  await folder.verify(true);
  const { explorer, diagnostics } = await compile('', { heroExample: { id: EXAMPLE_ID, line: 9 } });
  expect(diagnostics).toEqual([]);
  expect([explorer?.axes, explorer?.version]).toEqual([[{ name: 'format', values: ['esm', 'cjs'] }], '1.0.1']);
  const read = (html = '') =>
    html
      .replace(/<\/(?:p|pre)>/g, '\n')
      .replace(/<[^>]+>/g, '')
      .trim()
      .split('\n');
  expect(read(explorer?.html.code)).toEqual([
    'dist/index.js43 B',
    'runtime 1',
    '⋯ 1 more lines',
    'export { a };',
    '⋯ 1 more lines',
    'dist/index.js43 B',
    '⋯ 3 more lines',
    'runtime 3',
  ]);
});

test('reports a missing example of a hero with file and line', async () => {
  const { diagnostics } = await compile('', { heroExample: { id: 'home/nothing', line: 9 } });
  expect(diagnostics).toMatchObject([{ file: 'x.mdx', line: 9, message: expect.stringContaining('"home/nothing"') }]);
});

test('an option becomes a list of its properties', async () => {
  const { sections, prose } = await compile('# Title\n\n<Option name="lib.id" />\n');
  expect(sections.at(-1)?.paragraphs).toEqual(['Type: string', 'Default: undefined']);
  // The spelling check reads only what authors write.
  expect(prose.map(({ text }) => text)).toEqual(['Title']);
});

test('the properties of an option are in this order, each under its label', async () => {
  folder.write({
    'content/examples/options.json': JSON.stringify({
      'lib.id': { type: 'string', default: '`1`', deprecated: 'Use x', experimental: true },
    }),
    'content/examples/option-overrides.json': JSON.stringify({
      'lib.id': { since: '1.2', flag: '--id', deprecatedSince: '1.3', deprecated: { en: 'Use `x`.' }, reason: 'of a test' },
    }),
  });
  const { sections, options } = await compile('# Title\n\n<Option name="lib.id" />\n');
  expect(sections.at(-1)?.paragraphs).toEqual([
    'Type: string',
    'Default: 1',
    'CLI: --id',
    'Since: 1.2 (experimental)',
    'Deprecated: since 1.3. Use x.',
  ]);
  expect(options).toEqual(['lib.id']);
});

describe('next to the text about an option', () => {
  const FILES = ['rslib.build.config.mjs', 'rslib.no-plugin.config.ts', 'src/index.js', 'package.json', 'tsconfig.build.json'];

  beforeEach(async () => {
    folder.write({
      [`content/examples/${EXAMPLE_ID}/example.json`]: JSON.stringify({ input: FILES, log: true }),
      ...Object.fromEntries(
        FILES.map((file) => [`content/examples/${EXAMPLE_ID}/files/${file}`, file.endsWith('json') ? '{}\n' : 'const id = 1;\n']),
      ),
    });
    expect(await folder.verify(true)).toMatchObject({ report: '' });
  });

  /** The files that are shown, and those that are folded. */
  async function listFiles(body: string): Promise<(string | undefined)[][]> {
    const { code, diagnostics } = await compile(body);
    expect(diagnostics).toEqual([]);
    const Example = ({ children }: { readonly children?: ReactNode }) => <div>{children}</div>;
    const html = renderToStaticMarkup(await renderMdx(code, { PageProof: () => null, Example, FileTree: () => null }));
    const list = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, name]) => name);
    return [list(/code-head&gt;.*?\/span&gt;(.*?)&lt;/g), list(/<summary>(.*?)<\/summary>/g)];
  }

  test('everything but the configurations is folded', async () => {
    expect(await listFiles(`# T\n\n## lib.id\n\n<Example id="${EXAMPLE_ID}" />\n`)).toEqual([FILES.slice(0, 2), FILES.slice(2)]);
  });

  test('elsewhere, only manifests are', async () => {
    expect(await listFiles(`# T\n\n<Example id="${EXAMPLE_ID}" />\n`)).toEqual([FILES.slice(0, 3), FILES.slice(3)]);
  });
});

test.each([
  [
    'an example that does not exist',
    '<Example id="page/nothing" />',
    'There is no example "page/nothing"',
    'Correct the id, which is <page>/<name>, or create the example.',
  ],
  [
    'an id outside the folder',
    '<Example id="../x" />',
    'There is no example "../x"',
    'Correct the id, which is <page>/<name>, or create the example.',
  ],
  ['an option that does not exist', '<Option name="output.all" />', 'There is no option "output.all".', 'Use one of lib.id, lib.x.'],
  ['a misspelled option', '<Option name="lib.ids" />', 'There is no option "lib.ids".', 'Did you mean "lib.id"?'],
  [
    'a default without a translation',
    '<Option name="lib.x" />',
    'The default of "lib.x" is a sentence ("Depends on y").',
    'Translate it to "en" in content/examples/option-overrides.json.',
  ],
])('reports %s with file, line and fix', async (_, element, message, hint) => {
  const { diagnostics } = await compile(`# Title\n\n${element}\n`);
  expect(diagnostics).toHaveLength(1);
  expect(diagnostics[0]).toMatchObject({ file: 'x.mdx', line: 3, hint });
  expect(diagnostics[0]?.message).toContain(message);
});

test('reports a snapshot that was edited', async () => {
  const snapshot = `content/examples/${EXAMPLE_ID}/snapshot.json`;
  folder.write({ [snapshot]: JSON.stringify(readSnapshot(folder.root, EXAMPLE_ID)).replace('built in', 'build in') });
  const { diagnostics } = await compile(`# Title\n\n<Example id="${EXAMPLE_ID}" />\n`);
  expect(diagnostics).toMatchObject([{ message: `The snapshot.json of "${EXAMPLE_ID}" is not as the tool left it.` }]);
});

test('reports an example that changed since it was built', async () => {
  folder.write({ [`content/examples/${EXAMPLE_ID}/files/src/index.js`]: 'export const a = 2;\n' });
  const { diagnostics } = await compile(`# Title\n\n<Example id="${EXAMPLE_ID}" />\n`);
  const message = `The example "${EXAMPLE_ID}" changed since it was built.`;
  expect(diagnostics).toMatchObject([{ message, hint: `Run npm run examples -- --update --filter=${EXAMPLE_ID}` }]);
});

test('code without an example may have a reason why it is unverified', async () => {
  const { codeBlocks, code } = await compile('```ts unverified="a sketch"\nf("a sketch");\n```\n\n```ts\nx\n```\n');
  expect(codeBlocks.map(({ verification }) => verification)).toEqual(['unverified', undefined]);
  // Its words are not marked.
  expect(code).not.toContain('<mark>');
});
