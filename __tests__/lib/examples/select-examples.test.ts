import { createExampleFolder, EXAMPLE_ID } from '@/__tests__/support/example-folder';
import { readExample } from '@/lib/examples/read-examples';
import { selectExamples } from '@/lib/examples/verify';

const TURNS = Array.from({ length: 300 }, (_, at) => `commit ${at}`);

test('selects changed examples always, examples on pages in turn, and unchanged proofs never', async () => {
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
  write({ proves: { '/guide/': ['One is one.'] } }, '2;');
  expect(countOpen()).toBe(300);
  write({}, '1;');
  await folder.verify(true);
  expect(countOpen()).toBeGreaterThan(30);
  expect(countOpen()).toBeLessThan(75);
});
