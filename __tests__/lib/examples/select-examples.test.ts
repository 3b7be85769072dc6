import { createExampleFolder, EXAMPLE_ID } from '@/__tests__/support/example-folder';
import { readExample } from '@/lib/examples/read-examples';
import { readSnapshot } from '@/lib/examples/snapshot';
import type { Example } from '@/lib/examples/types';
import { selectExamples } from '@/lib/examples/verify';

const TURNS = Array.from({ length: 300 }, (_, at) => `commit ${at}`);

test('selects changed examples and edited records always, examples on pages in turn, and unchanged proofs never', async () => {
  const folder = createExampleFolder();
  const write = (definition: object, code: string) =>
    folder.write({
      [`content/examples/${EXAMPLE_ID}/example.json`]: JSON.stringify(definition),
      [`content/examples/${EXAMPLE_ID}/files/src/index.js`]: code,
    });
  /** Counts in how many of 300 turns it is selected. */
  const countOpen = () => {
    const examples = [readExample(folder.root, EXAMPLE_ID)];
    return TURNS.filter((turn) => selectExamples(examples, folder.root, turn).length === 1).length;
  };
  folder.installTool('1.0.1', '');
  write({ proves: { '/guide/': ['One is one.'] } }, '1;');
  expect(countOpen()).toBe(300);
  await folder.verify(true);
  expect(countOpen()).toBe(0);
  write({ proves: { '/guide/': ['One and one differ in words only.'] } }, '1;');
  expect(countOpen()).toBe(0);
  const snapshot = `content/examples/${EXAMPLE_ID}/snapshot.json`;
  const text = JSON.stringify(readSnapshot(folder.root, EXAMPLE_ID));
  folder.write({ [snapshot]: text.replace('"exit":0', '"exit":1') });
  expect(countOpen()).toBe(300);
  folder.write({ [snapshot]: '<<<<<<< ours' });
  expect(countOpen()).toBe(300);
  folder.write({ [snapshot]: text });
  write({ proves: { '/guide/': ['One is one.'] } }, '2;');
  expect(countOpen()).toBe(300);
  for (const shown of [{}, { proves: { '/guide/': ['One is one.'] }, input: ['src/index.js'] }, { proves: {}, log: true }]) {
    write(shown, '1;');
    await folder.verify(true);
    expect(countOpen()).toBeGreaterThan(30);
    expect(countOpen()).toBeLessThan(75);
  }
});

test('selects the examples of the other toolchains together, at most one toolchain per commit', async () => {
  const folder = createExampleFolder();
  folder.write({ [`content/examples/${EXAMPLE_ID}/example.json`]: '{}', [`content/examples/${EXAMPLE_ID}/files/src/index.js`]: '1;' });
  folder.installTool('1.0.1', '');
  await folder.verify(true);
  const example = readExample(folder.root, EXAMPLE_ID);
  const others = (['storybook', 'rspress', 'tsup', 'bundlers', 'v0'] as const).flatMap((toolchain): Example[] =>
    ['a', 'b'].map((name) => ({ ...example, definition: { ...example.definition, toolchain, title: name } })),
  );
  const selections = TURNS.map((turn) => selectExamples(others, folder.root, turn));
  const names = selections.map((selected) => selected.map(({ definition }) => definition.toolchain).join(' '));
  expect([...new Set(names)].sort()).toEqual(['', 'bundlers bundlers', 'rspress rspress', 'storybook storybook', 'tsup tsup', 'v0 v0']);
});
