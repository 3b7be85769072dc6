import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { ExampleView, RunView, ShownFile } from '@/lib/examples/types';
import { buildExplorerView } from '@/lib/markdown/explorer-view';
import { en } from '@/lib/site/texts/en';

const texts = en.explorer;

function file(path: string, ...texts: string[]): ShownFile {
  return { path, parts: texts.map((text, index) => ({ text, folded: index > 0 })) };
}

function run(values: string[], output: ShownFile[], rest: Partial<RunView> = {}): RunView {
  return {
    name: values.join('-'),
    values,
    commands: [],
    output,
    isBuild: true,
    tree: output.map(({ path }) => ({ path, size: 1500 })),
    ...rest,
  };
}

const ESM = file('dist/index.js', 'export { a };', 'b\nc');
const ES5 = file('dist/index.js', 'var a;');
const TYPES = file('dist/index.d.ts', 'declare const a: 1;');

/** Two formats, bundle or not, new or old syntax, with or without types; UMD is always bundled. */
const VIEW: ExampleView = {
  id: 'page/x',
  isProject: true,
  version: '1.0.1',
  tools: ['@rslib/core 1.0.1'],
  fixes: [],
  setup: { files: [], packages: [], steps: [], scripts: {} },
  input: [file('src/index.ts', 'const a = 1;'), file('src/b.ts', 'const b = 1;'), { ...file('src/page.ts', 'a();'), values: ['umd'] }],
  axes: [
    { name: 'format', values: ['esm', 'umd'] },
    { name: 'mode', values: ['bundle', 'bundleless'] },
    { name: 'syntax', values: ['new', 'old'] },
    { name: 'types', values: ['js', 'dts'] },
  ],
  flags: [
    ['', '--format umd'],
    ['', '--no-bundle'],
    ['', '--syntax old'],
    ['', '--dts'],
  ],
  refused: [['umd', 'bundleless']],
  runs: ['esm', 'umd'].flatMap((format) =>
    ['bundle', 'bundleless'].flatMap((mode) =>
      ['new', 'old'].flatMap((syntax) =>
        ['js', 'dts'].map((types) => {
          const values = [format, mode, syntax, types];
          if (format === 'umd' && mode === 'bundleless') return run(values, [], { failsWith: 1 });
          const code = syntax === 'old' ? ES5 : ESM;
          const name = format === 'umd' ? 'dist/umd.js' : code.path;
          const measured = mode === 'bundle' ? { minified: 300, gzip: 200 } : undefined;
          return run(values, [{ ...code, path: name }, ...(types === 'dts' ? [TYPES] : [])], { measured });
        }),
      ),
    ),
  ),
};

/** The top-level elements of an HTML with their sets: `1=2 3=1: text`. */
function read(html: string): string[] {
  return parseFragment(html).childNodes.map((node) => {
    const sets = 'attrs' in node ? node.attrs.filter(({ name }) => /^data-\d$/.test(name)) : [];
    return `${sets.map(({ name, value }) => `${name.slice(5)}=${value}`).join(' ')}: ${readText(node)}`;
  });
}

function readText(node: DefaultTreeAdapterTypes.ChildNode): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(readText).join('') : '';
}

test('a file that several builds share is there once, with the set of its combinations', async () => {
  const { html, sets } = await buildExplorerView(VIEW, { detail: 'full', texts });
  expect(read(html.code)).toEqual([
    '1=1 3=1: dist/index.js1.5 kBexport { a };⋯ 2 more linesb\nc',
    '1=1 3=2: dist/index.js1.5 kBvar a;',
    // UMD shows the bundle, whatever the mode.
    '1=2 3=1: dist/umd.js1.5 kBexport { a };⋯ 2 more linesb\nc',
    '1=2 3=2: dist/umd.js1.5 kBvar a;',
  ]);
  expect(read(html.types)).toEqual(['4=2: dist/index.d.ts1.5 kBdeclare const a: 1;']);
  expect(sets).toEqual({ extra: { 'data-1': '2' }, types: { 'data-4': '2' } });
});

test('sources of some builds are separate', async () => {
  const { html } = await buildExplorerView(VIEW, { detail: 'full', texts });
  expect(read(html.source)).toEqual([': src/index.tsconst a = 1;', ': src/b.tsconst b = 1;']);
  expect(read(html.extra)).toEqual(['1=2: src/page.tsa();']);
});

test('the command has the flags of all values, but none that a combination refuses', async () => {
  const { html } = await buildExplorerView(VIEW, { detail: 'full', texts });
  // A scroll container must be reachable by keyboard.
  expect(html.command).toMatch(/^<pre tabindex=0><code>/);
  expect(read(html.command)).toEqual([': npx rslib --format umd --no-bundle --syntax old --dts']);
  expect(read(html.command.replace(/<\/?(?:pre|code)[^>]*>/g, ''))).toEqual([
    ': npx rslib',
    '1=2:  --format umd',
    '1=1 2=2:  --no-bundle',
    '3=2:  --syntax old',
    '4=2:  --dts',
  ]);
});

test('sizes are those of the files, and of the minified JavaScript where it was measured', async () => {
  const { html, refused } = await buildExplorerView(VIEW, { detail: 'full', texts });
  expect(read(html.sizes)).toEqual([
    '1=1 2=1: 1 file · 1.5 kB · 300 B minified, 200 B gzipped',
    '1=2: 1 file · 1.5 kB · 300 B minified, 200 B gzipped',
    '1=1 2=2: 1 file · 1.5 kB',
    '4=2: 1 declaration file · 1.5 kB',
  ]);
  expect(refused).toEqual([{ axis: 2, by: 1, values: [2] }]);
});

test('excerpts leave out folded lines, other sources and, for later, what the middle axes change', async () => {
  const { html, rest } = await buildExplorerView(VIEW, { detail: 'excerpts', texts });
  expect(read(html.source)).toEqual([': src/index.tsconst a = 1;']);
  expect(read(html.code)).toEqual([
    '1=1 3=1: dist/index.js1.5 kBexport { a };⋯ 2 more lines',
    '1=2 3=1: dist/umd.js1.5 kBexport { a };⋯ 2 more lines',
    '3=2: Loading…',
  ]);
  expect(rest?.axes).toEqual([2, 3]);
  expect(read(rest?.html.code ?? '')).toEqual(['1=1 3=2: dist/index.js1.5 kBvar a;', '1=2 3=2: dist/umd.js1.5 kBvar a;']);
  expect(read(rest?.html.sizes ?? '')).toEqual(['1=1 2=2: 1 file · 1.5 kB']);
});

test('blank lines around a folded part are not counted, but belong to what readers unfold and copy', async () => {
  const input = [file('a.ts', 'const a = 1;', '\n\nb();\n\nc();\n')];
  const { html } = await buildExplorerView({ ...VIEW, input }, { detail: 'full', texts });
  expect(read(html.source)).toEqual([': a.tsconst a = 1;⋯ 3 more lines\n\nb();\n\nc();\n']);
});

test.each([
  ['full', 'ts'],
  ['excerpts', null],
] as const)('with %s, the language that marks what can be copied is %j', async (detail, lang) => {
  const { html } = await buildExplorerView(VIEW, { detail, texts });
  expect(/ data-lang="?([a-z]+)/.exec(html.source)?.[1] ?? null).toBe(lang);
});

test('a build whose sizes differ by machine has none', async () => {
  const runs = VIEW.runs.map((each) => ({ ...each, measured: undefined, tree: each.tree.map(({ path }) => ({ path, size: null })) }));
  const { html } = await buildExplorerView({ ...VIEW, runs }, { detail: 'full', texts });
  expect(read(html.sizes)).toEqual([': 1 file', '4=2: 1 declaration file']);
  expect(read(html.types)).toEqual(['4=2: dist/index.d.tsdeclare const a: 1;']);
});

test.each([
  ['no matrix', { axes: [] }, 'The explorer "page/x" needs a matrix of 1 to 4 axes with at most 5, 3, 3, 3 values.'],
  [
    'too many values',
    { axes: [{ name: 'a', values: ['1', '2', '3', '4', '5', '6'] }] },
    'The explorer "page/x" needs a matrix of 1 to 4 axes with at most 5, 3, 3, 3 values.',
  ],
  [
    'a refused value that is not a switch',
    {
      refused: [
        ['bundleless', 'umd'],
        ['umd', 'bundle'],
      ],
    },
    'The explorer "page/x" refuses bundle with umd, but bundle is not the last of two values.',
  ],
  [
    'a switch that two axes turn off',
    {
      refused: [
        ['umd', 'bundleless'],
        ['old', 'bundleless'],
      ],
    },
    'The explorer "page/x" turns off one switch with values of two axes, or two switches with one value.',
  ],
  [
    'a switch that is off and turns off another',
    { refused: [['esm', 'old']] },
    'The explorer "page/x" refuses old with esm, which is a switch that is off.',
  ],
  [
    'a value that turns off two switches',
    {
      refused: [
        ['umd', 'bundleless'],
        ['umd', 'old'],
      ],
    },
    'The explorer "page/x" turns off one switch with values of two axes, or two switches with one value.',
  ],
])('%s is an error', async (_, change, message) => {
  await expect(buildExplorerView({ ...VIEW, ...change }, { detail: 'full', texts })).rejects.toThrow(message);
});

test('two values of one axis may each turn off a switch', async () => {
  const axes = [{ name: 'format', values: ['esm', 'cjs', 'umd'] }, ...VIEW.axes.slice(1)];
  const refused = [
    ['umd', 'bundleless'],
    ['cjs', 'old'],
    ['cjs', 'old'],
  ];
  expect((await buildExplorerView({ ...VIEW, axes, refused }, { detail: 'full', texts })).refused).toEqual([
    { axis: 2, by: 1, values: [3] },
    { axis: 3, by: 1, values: [2] },
  ]);
});
