import { buildExamples } from '@/__tests__/support/page-source';
import type { ExampleView, RunView } from '@/lib/examples/types';
import type { ExampleSummary } from '@/lib/markdown/element-data';
import { buildExample } from '@/lib/markdown/example-element';
import { buildElement } from '@/lib/markdown/jsx-elements';

const RUN: RunView = {
  name: '',
  values: [],
  commands: ['npx rslib'],
  isBuild: false,
  output: [],
  tree: [],
};

const VIEW: ExampleView = {
  id: 'page/x',
  isProject: true,
  version: '1.0.1',
  tools: ['@rslib/core 1.0.1'],
  input: [],
  setup: { files: [], packages: [], steps: [], scripts: {} },
  runs: [],
  fixes: [],
  axes: [],
  flags: [],
  refused: [],
};

const outputs = (...names: string[]) => names.map((path) => ({ path, parts: [{ text: 'a;', folded: false }] }));
const sizes = (...values: (number | null)[]) => values.map((size, at) => ({ path: `dist/${at}.js`, size }));

function summarize(run: Partial<RunView>, attributes: Record<string, string> = {}, term?: string): ExampleSummary {
  const node = buildElement('Example', attributes, []);
  const built = buildExample({ ...VIEW, runs: [{ ...RUN, ...run }] }, node, buildExamples('/'), { term, support: [] });
  const data = built.data?.element;
  if (data?.kind !== 'example') throw new Error('no example');
  return data.summary;
}

test.each<[string, Partial<RunView>, string[]]>([
  ['its output', { output: outputs('a.js') }, ['npx rslib']],
  ['its files', { tree: sizes(1) }, ['npx rslib']],
  ['its log', { log: { text: 'done', marks: [], hasFailed: false } }, ['npx rslib']],
  ['nothing', {}, []],
])('an example has its commands if it shows %s', (_, run, commands) => {
  expect(summarize(run).commands).toEqual(commands);
});

test('the size of files is unknown if that of one of them is', () => {
  expect(summarize({ tree: sizes(1, 20) }).files).toEqual({ count: 2, size: 21 });
  expect(summarize({ tree: sizes(1, null, 20) }).files).toEqual({ count: 3, size: undefined });
});

test('three to ten output files have tabs, others are one below the other', () => {
  expect(summarize({ output: outputs('a.js', 'b.js') }).tabs).toEqual([]);
  expect(summarize({ output: outputs('a.js', 'b.js', 'c.js') }).tabs).toEqual(['a.js', 'b.js', 'c.js']);
  expect(summarize({ output: outputs(...'abcdefghij') }).tabs).toHaveLength(10);
  expect(summarize({ output: outputs(...'abcdefghijk') }).tabs).toEqual([]);
});

test('the list of files is unfolded on request, except next to the text about an option that shows output', () => {
  const run = { tree: sizes(1), output: outputs('a.js') };
  expect(summarize(run).showsFiles).toBe(false);
  expect(summarize(run, { open: 'tree' }).showsFiles).toBe(true);
  expect(summarize(run, { open: 'tree' }, 'dts').showsFiles).toBe(false);
  expect(summarize(run, { open: 'tree', only: 'tree' }, 'dts').showsFiles).toBe(true);
});

test('next to the text about an option, only the marked lines of a log are shown', () => {
  const run = { ...RUN, log: { text: 'a\nb\nc\nd\ne\nf', marks: [2], hasFailed: false } };
  const build = (term?: string) =>
    JSON.stringify(buildExample({ ...VIEW, runs: [run] }, buildElement('Example', {}, []), buildExamples('/'), { term, support: [] }));
  expect(build()).not.toContain('fold=');
  expect(build('dts')).toContain('fold=2-4');
});
