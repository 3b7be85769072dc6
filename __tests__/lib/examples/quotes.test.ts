import { createExampleFolder, EXAMPLE_ID, type ExampleFolder } from '@/__tests__/support/example-folder';
import { buildExamples, compile as compileSource } from '@/__tests__/support/page-source';
import { createSharedFolder } from '@/__tests__/support/temporary-folder';

const TOOL = `
if (process.argv[2]) {
  console.log('error   Unknown flag ' + process.argv[2]);
  process.exit(1);
}
require('node:fs').mkdirSync('dist');
require('node:fs').writeFileSync('dist/index.js', 'export { a };');
console.log('warn    Two files have the same name');
`;

let folder: ExampleFolder;

beforeAll(async () => {
  folder = createExampleFolder(createSharedFolder());
  folder.installTool('1.0.1', TOOL);
  folder.write({
    [`content/examples/${EXAMPLE_ID}/example.json`]: JSON.stringify({
      steps: [{ run: 'rslib' }, { run: 'rslib --nope', exit: 1 }],
      output: ['dist/index.js'],
      checks: [
        { run: 'node -e "throw new RangeError(5)"', exit: 1, stderr: 'RangeError' },
        { run: 'node src/index.js', stdout: '' },
      ],
    }),
    [`content/examples/${EXAMPLE_ID}/files/src/index.js`]: 'export const a = 1;\nexport const b = 2;\n',
    'content/examples/toolchain.json': JSON.stringify({ default: { '@rslib/core': '1.0.1' } }),
  });
  await folder.verify(true);
});

const compile = (body: string) => compileSource(`# Title\n\n${body}`, { examples: buildExamples(folder.root) });

const fence = (lang: string, meta: string, text: string) => `\`\`\`${lang} ${meta}\n${text}\n\`\`\`\n`;

test.each([
  ['the log', fence('log', `example="${EXAMPLE_ID}"`, 'error   Unknown flag --nope')],
  ['the log of a step', fence('log', `example="${EXAMPLE_ID}#2"`, 'error   Unknown flag --nope')],
  ['a text that a check expects', fence('log', `example="${EXAMPLE_ID}"`, 'RangeError: 5')],
  ['a source file', fence('js', `title="src/index.js" example="${EXAMPLE_ID}"`, 'export const b = 2;')],
  ['an output', fence('js', `example="${EXAMPLE_ID}" title="dist/index.js"`, 'export { a };')],
])('a block that quotes %s is verified', async (_, body) => {
  const { diagnostics, codeBlocks, examples, code } = await compile(body);
  expect(diagnostics).toEqual([]);
  expect(codeBlocks.map(({ verification }) => verification)).toEqual(['example']);
  expect(examples).toEqual([{ id: EXAMPLE_ID, file: 'x.mdx', line: 3 }]);
  expect(code).toContain(`https://x.example/${EXAMPLE_ID}`);
  expect(code).not.toContain('<mark>');
  // The sentence below the title that says what built the examples.
  expect(code).toContain('@rslib/core 1.0.1');
});

const QUOTE_HINT = 'Quote the snapshot.json of the example unchanged; an ellipsis stands for text that is left out.';

test.each<[string, string, string, string?]>([
  [
    'another text of the tool',
    fence('log', `example="${EXAMPLE_ID}"`, 'error   Unknown option --nope'),
    `The log of the example "${EXAMPLE_ID}" has no line "error   Unknown option --nope".`,
  ],
  [
    'the log of another step',
    fence('log', `example="${EXAMPLE_ID}#1"`, 'error   Unknown flag --nope'),
    `The log of step 1 of the example "${EXAMPLE_ID}" has no line "error   Unknown flag --nope".`,
  ],
  [
    'a step that is no number',
    fence('log', `example="${EXAMPLE_ID}#last"`, 'x'),
    `The example "${EXAMPLE_ID}" has no step last.`,
    'Write a step from 1 to 2 after the #.',
  ],
  [
    'a step without an example',
    fence('log', 'example="#1"', 'x'),
    expect.stringContaining('There is no example ""'),
    'Correct the id, which is <page>/<name>, or create the example.',
  ],
  [
    'a step that does not exist',
    fence('log', `example="${EXAMPLE_ID}#3"`, 'x'),
    `The example "${EXAMPLE_ID}" has no step 3.`,
    'Write a step from 1 to 2 after the #.',
  ],
  [
    'another content of a file',
    fence('js', `title="dist/index.js" example="${EXAMPLE_ID}"`, 'export { b };'),
    `dist/index.js of the example "${EXAMPLE_ID}" has no line "export { b };".`,
  ],
  [
    'a text that a check expects of a program, as that of a file',
    fence('js', `title="dist/index.js" example="${EXAMPLE_ID}"`, 'RangeError: 5'),
    `dist/index.js of the example "${EXAMPLE_ID}" has no line "RangeError: 5".`,
  ],
  [
    'a file that is not recorded',
    fence('js', `title="dist/b.js" example="${EXAMPLE_ID}"`, 'x'),
    `The example "${EXAMPLE_ID}" has no file "dist/b.js".`,
    'Correct the title, or list the file in "output" of the example.',
  ],
  [
    'a file with the name of something that every object has',
    fence('js', `title="constructor" example="${EXAMPLE_ID}"`, 'x'),
    `The example "${EXAMPLE_ID}" has no file "constructor".`,
    'Correct the title, or list the file in "output" of the example.',
  ],
])('reports a quote of %s with file, line and fix', async (_, body, message, hint = QUOTE_HINT) => {
  const { diagnostics } = await compile(body);
  expect(diagnostics).toEqual([{ file: 'x.mdx', line: 3, message, hint }]);
});

test('blocks that follow each other have one link to their example', async () => {
  const quote = fence('log', `example="${EXAMPLE_ID}"`, 'error   Unknown flag --nope');
  const { code, diagnostics, examples } = await compile(`${quote}\n${quote}\nText.\n\n${quote}`);
  expect(diagnostics).toEqual([]);
  expect(examples).toHaveLength(1);
  expect(code.split(`https://x.example/${EXAMPLE_ID}`)).toHaveLength(3);
});

test('a page that shows and quotes an example depends on what it shows and on all that was recorded', async () => {
  const { dependencies } = await compile(
    `<Example id="${EXAMPLE_ID}" only="input" />\n\n${fence('log', `example="${EXAMPLE_ID}"`, 'warn …')}`,
  );
  expect(dependencies.map(({ kind, name }) => [kind, name])).toEqual([
    ['example', EXAMPLE_ID],
    ['record', EXAMPLE_ID],
  ]);
});

test('the words of a log are messages of the section, without levels and frames', async () => {
  const body = `## A {#a}\n\nText.\n\n${fence('log', `example="${EXAMPLE_ID}"`, 'warn    Two files have the same name\n\nerror   Unknown flag --nope')}`;
  const { sections } = await compile(body);
  expect(sections.at(-1)).toEqual({ id: 'a', paragraphs: ['Text.'], messages: ['Two files have the same name Unknown flag --nope'] });
  const framed = await compile(fence('log', 'unverified="not built"', '  × Module parse failed:\n  ╰─▶   × Expression expected'));
  expect(framed.sections.at(-1)?.messages).toEqual(['Module parse failed: Expression expected']);
});

test('lines of a log have the color of their level', async () => {
  const { code } = await compile(
    fence('log', `example="${EXAMPLE_ID}"`, 'warn    Two files have the same name\nerror   Unknown flag --nope'),
  );
  expect(code).toContain('class=t-r>warn</span>');
  expect(code).toContain('class=t-k>error</span>');
});
