import { parseDefinition } from '@/lib/examples/definition';

const parse = (definition: object) => parseDefinition('page/name/example.json', JSON.stringify(definition));

test('what is left out has a default', () => {
  expect(parse({})).toMatchObject({ toolchain: 'default', steps: [{ run: 'rslib', exit: 0 }], log: false, checks: [] });
});

test('an example says which facts of which page it proves', () => {
  const proves = { '/guide/': ['One is one.'], '/config/': ['Two is two.', 'Three is three.'] };
  expect(parse({ proves }).proves).toEqual(proves);
});

test('what is no JSON is refused with the name of the file', () => {
  expect(() => parseDefinition('page/name/example.json', '{')).toThrow('page/name/example.json is not valid JSON');
});
