import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { replaceFile as saveFile } from '@/lib/node/files';
import { watchPath } from '@/lib/node/watch-path';
import { createFolder, writeFiles } from '../../support/temporary-folder';

/** A watcher whose changes can be awaited. */
async function startWatch(target: string) {
  const seen = new Set<string>();
  let notify = () => {};
  const stop = await watchPath(target, (paths) => {
    for (const file of paths) seen.add(path.relative(target, file));
    notify();
  });
  return {
    stop,
    /** Paths that changed since the last wait. */
    seen,
    /** Makes a change and resolves when it is reported for `file`. */
    expectChange: async (file: string, save: () => void) => {
      seen.clear();
      await new Promise<void>((resolve) => {
        notify = () => seen.has(file) && resolve();
        save();
      });
    },
  };
}

/** Saves like editors that write a temporary file first. */
function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.tmp`, text);
  renameSync(`${file}.tmp`, file);
}

const SAVES: readonly [name: string, file: string, save: (folder: string) => void][] = [
  ['a written file', 'en/a.mdx', (folder) => writeFileSync(path.join(folder, 'en/a.mdx'), '2')],
  ['a file replaced by renaming', 'en/a.mdx', (folder) => replaceFile(path.join(folder, 'en/a.mdx'), '2')],
  [
    'a file in a new folder',
    'en/new/b.mdx',
    (folder) => {
      mkdirSync(path.join(folder, 'en/new'));
      writeFileSync(path.join(folder, 'en/new/b.mdx'), '1');
    },
  ],
  ['a deleted folder', 'en', (folder) => rmSync(path.join(folder, 'en'), { recursive: true })],
];

test.each(SAVES)('reports %s', async (_, file, save) => {
  const folder = createFolder({ 'en/a.mdx': '1' });
  const { stop, expectChange } = await startWatch(folder);
  await expectChange(file, () => save(folder));
  await stop();
});

test('a file is still watched after it was replaced, and a folder after it was created', async () => {
  const folder = createFolder({ 'a.mdx': '1' });
  const { stop, expectChange } = await startWatch(folder);
  await expectChange('new', () => mkdirSync(path.join(folder, 'new')));
  for (const file of ['a.mdx', 'new/b.mdx']) {
    for (const text of ['2', '3', '4']) await expectChange(file, () => replaceFile(path.join(folder, file), text));
  }
  await stop();
});

test('a single file can be watched', async () => {
  const file = path.join(createFolder({ 'site.config.ts': '1' }), 'site.config.ts');
  const { stop, expectChange } = await startWatch(file);
  await expectChange('', () => writeFileSync(file, '2'));
  await stop();
});

test.each([
  ['a file', 'site.config.ts', ''],
  ['a folder', 'public', 'logo.svg'],
])('%s that is missing is watched once it has been created', async (_, name, file) => {
  const root = createFolder({ 'other.txt': '1' });
  const { stop, expectChange, seen } = await startWatch(path.join(root, name));
  await expectChange(file, () => writeFiles(root, { 'other.txt': '2', 'other/a.txt': '1', [path.join(name, file)]: '1' }));
  await expectChange(file, () => writeFiles(root, { [path.join(name, file)]: '2' }));
  expect([...seen]).toEqual([file]);
  rmSync(path.join(root, name), { recursive: true });
  await expectChange(file, () => writeFiles(root, { [path.join(name, file)]: '3' }));
  await stop();
});

test.each(['.env', 'node_modules/a/index.js'])('%s of an example is watched, but no draft of it', async (name) => {
  const root = createFolder();
  const files = `content/examples/x/y/files`;
  writeFiles(root, { [`${files}/${name}`]: '1', [`${files}/src/index.ts`]: '1' });
  const { stop, expectChange, seen } = await startWatch(path.join(root, 'content'));
  const file = path.join('examples/x/y/files', name);
  await expectChange(file, () => {
    writeFiles(root, { [`${files}/.DS_Store`]: '' });
    saveFile(path.join(root, files, name), '2');
  });
  expect([...seen]).toEqual([file]);
  await stop();
});

test('ignores hidden and installed files, and reports nothing after it is stopped', async () => {
  const folder = createFolder({ 'a.mdx': '1', '.git/HEAD': '1', 'node_modules/a/index.js': '1' });
  const ended = await startWatch(folder);
  await ended.stop();
  const { stop, expectChange, seen } = await startWatch(folder);
  await expectChange('a.mdx', () => {
    for (const file of ['.git/HEAD', 'node_modules/a/index.js', 'a.mdx']) writeFileSync(path.join(folder, file), '2');
  });
  await stop();
  expect([[...seen], [...ended.seen]]).toEqual([['a.mdx'], []]);
});
