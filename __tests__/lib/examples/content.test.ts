import path from 'node:path';
import { buildOptionView, readOptions, readOverrides } from '@/lib/examples/options';
import { listExamples, readExample } from '@/lib/examples/read-examples';
import { readSnapshot } from '@/lib/examples/snapshot';
import { buildExampleView } from '@/lib/examples/view';
import siteConfig from '@/lib/site/config';

const root = path.resolve('content/examples');
const ids = listExamples(root);

test('all pages about the lib configuration have examples', () => {
  expect(ids.length).toBeGreaterThanOrEqual(40);
  const pages = new Set(ids.map((id) => id.split('/')[0]));
  const wanted = ['format', 'bundle', 'auto-extension', 'auto-external', 'redirect', 'syntax', 'external-helpers', 'banner', 'footer'];
  for (const name of [...wanted, 'dts', 'shims', 'id', 'umd-name', 'out-base', 'index']) expect(pages).toContain(`config-lib-${name}`);
  expect(pages).toContain('guide-basic-output-format');
});

test.each(ids)('the committed snapshot of %s is up to date and can be rendered', (id) => {
  expect(readSnapshot(root, id)?.inputs).toBe(readExample(root, id).hash);
  expect(buildExampleView(root, id).tools).not.toEqual([]);
});

test('no shell looks for the program of a step outside of the project, or expands its patterns', () => {
  const commands = ids.flatMap((id) => buildExampleView(root, id).runs.flatMap((run) => run.commands));
  expect(commands.length).toBeGreaterThan(300);
  expect(commands.filter((command) => !/^(?:\w+=\S+ )*(?:npx|npm|node|env|\.\/)/.test(command))).toEqual([]);
  expect(commands.filter((command) => command.replace(/"[^"]*"|'[^']*'/g, '').includes('*'))).toEqual([]);
});

test('snapshots do not contain paths of the machine', () => {
  for (const id of ids)
    expect(JSON.stringify(readSnapshot(root, id))).not.toMatch(/\.work\/|\/home\/|\/root\/|\/tmp\/|\/Users\/|\/toolchain\//);
});

test('snapshots do not contain the time of a build', () => {
  for (const id of ids) expect(JSON.stringify(readSnapshot(root, id))).not.toMatch(/\d{4}-\d\d-\d\dT\d\d/);
});

test('every option override has a reason and a text in every language', () => {
  const options = readOptions(root);
  const names = Object.keys(options).filter((name) => /^lib\.(?!wasm|experiments)/.test(name));
  for (const { lang } of siteConfig.locales) {
    for (const name of names) expect(buildOptionView(root, name, lang).type).not.toBe('');
  }
  for (const { reason } of Object.values(readOverrides(root, options))) expect(reason.length).toBeGreaterThan(10);
});
