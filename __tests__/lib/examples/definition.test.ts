import { parseDefinition } from '@/lib/examples/definition';

const parse = (definition: object) => parseDefinition('page/name/example.json', JSON.stringify(definition));

test('what is left out has a default', () => {
  expect(parse({})).toMatchObject({ toolchain: 'default', steps: [{ run: 'rslib', exit: 0 }], log: false, checks: [] });
});

test('an example says which facts of which page it proves', () => {
  const proves = { '/guide/': ['One is one.'], '/config/': ['Two is two.', 'Three is three.'] };
  expect(parse({ proves }).proves).toEqual(proves);
});

test.each([
  ['a page without its facts', { proves: '/guide/' }, 'proves: Invalid input: expected record, received string'],
  ['an empty list of facts', { proves: { '/guide/': [] } }, 'proves./guide/: Too small'],
  ['an empty fact', { proves: { '/guide/': [' '] } }, 'proves./guide/.0: Too small'],
  ['a page by another name', { proves: { guide: ['One is one.'] } }, 'proves.guide: Invalid key in record'],
  ['a step that is no number from 1', { checks: [{ log: 'built', step: 0 }] }, 'checks.0'],
  ['an unknown field', { prove: {} }, 'Unrecognized key: "prove"'],
])('%s is refused with its place', (_, definition, message) => {
  expect(() => parse(definition)).toThrow(message);
});

test('what is no JSON is refused with the name of the file', () => {
  expect(() => parseDefinition('page/name/example.json', '{')).toThrow('page/name/example.json is not valid JSON');
});
