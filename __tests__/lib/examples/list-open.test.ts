import { createExampleFolder, EXAMPLE_ID } from '@/__tests__/support/example-folder';
import { listOpen } from '@/lib/examples/list-open';
import { readExample } from '@/lib/examples/read-examples';

test('what only proves a sentence is built again when its files change, what a page shows always', async () => {
  const folder = createExampleFolder();
  const write = (definition: object, code: string) =>
    folder.write({
      [`content/examples/${EXAMPLE_ID}/example.json`]: JSON.stringify(definition),
      [`content/examples/${EXAMPLE_ID}/files/src/index.js`]: code,
    });
  const isOpen = () => listOpen([readExample(folder.root, EXAMPLE_ID)], folder.root).length === 1;
  folder.installTool('1.0.1', '');
  write({ proves: '/guide/' }, '1;');
  expect(isOpen()).toBe(true);
  await folder.verify(true);
  expect(isOpen()).toBe(false);
  write({ proves: '/guide/' }, '2;');
  expect(isOpen()).toBe(true);
  write({}, '1;');
  await folder.verify(true);
  expect(isOpen()).toBe(true);
  folder.remove();
});
