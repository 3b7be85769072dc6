import transformer from '../setup/transformer.mjs';

test('the compiler of the tests writes import attributes that all versions of Node.js accept', () => {
  const config = { extensionsToTreatAsEsm: ['.ts'], testEnvironment: 'node' };
  const source = "import a from './a.json' with { type: 'json' };\nexport const text = a.assert;\n";
  const { code } = transformer.createTransformer({}).process(source, '/a.ts', { config });
  expect(code).toMatch(/^import a from '\.\/a\.json' with \{\s*type: 'json'\s*\};\nexport const text = a\.assert;\n/);
});
