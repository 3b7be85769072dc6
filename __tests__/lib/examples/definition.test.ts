import { parseDefinition } from '@/lib/examples/definition';

const parse = (definition: object) => parseDefinition('page/name/example.json', JSON.stringify(definition, null, 2));

test('missing fields have defaults', () => {
  expect(parse({})).toMatchObject({ toolchain: 'default', steps: [{ run: 'rslib', exit: 0 }], log: false, checks: [] });
});

test('an example lists the sentences it proves by page', () => {
  const proves = { '/guide/': ['One is one.'], '/config/': ['Two is two.', 'Three is three.'] };
  expect(parse({ proves }).proves).toEqual(proves);
});

test('checks look for exactly their texts, with the white space around them', () => {
  const checks = [
    { kind: 'file', file: 'a.js', startsWith: 'a ', contains: '\n\n  b', lacks: 'import ' },
    { kind: 'log', log: 'c\n' },
    { kind: 'run', run: 'node a.js', exit: 0, stderr: 'd ' },
  ];
  expect(parse({ checks: checks.map(({ kind: _, ...check }) => check) }).checks).toEqual(checks);
});

test.each([
  ['a page without its facts', { proves: '/guide/' }, '2: proves: must be an object, not text.'],
  ['an empty list of facts', { proves: { '/guide/': [] } }, '3: proves./guide/: must have at least 1 entry.'],
  ['an empty fact', { proves: { '/guide/': [' '] } }, '4: proves./guide/[0]: must not be empty or only white space.'],
  ['a blank text to look for', { checks: [{ log: '\n' }] }, '4: checks[0].log: must not be empty or only white space.'],
  ['a page by another name', { proves: { guide: ['One is one.'] } }, '3: proves.guide: must start with "/".'],
  ['a step that is no number from 1', { checks: [{ log: 'built', step: 0 }] }, '5: checks[0].step: must be at least 1.'],
  [
    'a step that does not exist',
    { steps: [{ run: 'rslib' }], checks: [{ log: 'a', step: 2 }] },
    '10: checks[0].step: must be at most 1, the number of steps.',
  ],
  [
    'an excerpt of a file that is not shown',
    { output: ['a.js'], excerpt: { 'b.js': {} } },
    '6: excerpt.b.js: must be a file of "input" or "output".',
  ],
  [
    'a refused value without an axis',
    { matrix: { format: { esm: '' } }, refused: [['esm', 'es5']] },
    '8: refused[0]: must be values of "matrix".',
  ],
  [
    'an output for a value without an axis',
    { output: ['b.js', 'esm+es5:a.js'], matrix: { format: { esm: '' } } },
    '4: output[1]: must have values of "matrix" before the colon.',
  ],
  ['a source for a value without a matrix', { input: ['esm:a.js'] }, '3: input[0]: must have values of "matrix" before the colon.'],
  [
    'an excerpt for a value without an axis',
    { input: ['a.js'], excerpt: { 'cjs:a.js': {} }, matrix: { format: { esm: '' } } },
    '6: excerpt.cjs:a.js: must have values of "matrix" before the colon.',
  ],
  [
    'an excerpt with a wrong pattern',
    { input: ['a'], excerpt: { a: { from: '(' } } },
    '7: excerpt.a.from: must be a valid regular expression.',
  ],
  [
    'an unknown toolchain',
    { toolchain: 'defualt' },
    '2: toolchain: must be one of "default", "storybook", "rspress", "tsup", "bundlers", "v0".',
  ],
  ['an unknown field', { log: true, prove: {} }, '3: unknown key "prove".'],
])('rejects %s with the line and the path of the field', (_, definition, mistake) => {
  expect(() => parse(definition)).toThrow(new Error(`page/name/example.json:${mistake} See lib/examples/definition.ts for all fields.`));
});

test('rejects invalid JSON with the line', () => {
  expect(() => parseDefinition('page/name/example.json', '{\n  "log": true,\n')).toThrow(
    /^page\/name\/example\.json:2: Not valid JSON: .+\. See lib\/examples\/definition\.ts for all fields\.$/,
  );
});
