import { rmSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { listReachedModules } from '@/__tests__/site/read-imports';
import { buildExamples, buildSource } from '@/__tests__/support/page-source';
import { createFolder } from '@/__tests__/support/temporary-folder';
import { readExample } from '@/lib/examples/read-examples';
import { createSnapshot, type RunResult } from '@/lib/examples/snapshot';
import type { CompiledPage } from '@/lib/markdown/collector';
import { compilePageCached, createSharedHashes, PIPELINE_FOLDERS, type SharedHashes } from '@/lib/markdown/compile-cache';
import type { PageSource } from '@/lib/markdown/compile-page';
import { writeFileWithFolders } from '@/lib/node/files';
import { en } from '@/lib/site/texts/en';
import { zh } from '@/lib/site/texts/zh';

let root = '';
let stored = new Map<string, CompiledPage>();
let imageWidth = 0;
let writes = 0;

beforeEach(() => {
  root = createFolder();
  stored = new Map();
  imageWidth = 100;
  writes = 0;
});

const cache = {
  read: (key: string) => stored.get(key),
  write: (key: string, page: CompiledPage) => {
    writes += 1;
    // Entries are stored as JSON, as on disk.
    stored.set(key, JSON.parse(JSON.stringify(page)));
  },
};

function write(name: string, text: string): void {
  writeFileWithFolders(path.join(root, name), text);
}

function compile(body: string, changes: Partial<PageSource> = {}, hashes = createSharedHashes()): Promise<CompiledPage> {
  const source = buildSource(body, {
    path: path.join(root, 'en/guide/a.mdx'),
    fragments: { root, langDir: 'en' },
    targets: { prefix: '', findImageSize: () => ({ width: imageWidth, height: 10 }) },
    examples: buildExamples(path.join(root, 'examples')),
    ...changes,
  });
  return compilePageCached(source, hashes, cache);
}

const FRAGMENT = "import Part from '../shared/part.mdx';\n\n<Part />";

test('a page is compiled once and read from the cache unchanged', async () => {
  const page = await compile('# A\n\n![x](/a.png)');
  expect(await compile('# A\n\n![x](/a.png)')).toEqual(JSON.parse(JSON.stringify(page)));
  expect(writes).toBe(1);
});

test.each<[string, Partial<PageSource>]>([
  ['its text', { body: '# B' }],
  ['its file, which messages name', { file: 'b.mdx' }],
  ['the prefix of its links', { targets: { prefix: '/zh', findImageSize: () => undefined } }],
  ['the settings for code', { code: { defaultWrapCode: true, showLineNumbers: false } }],
  ['the words of footnotes', { footnotes: { label: 'Notes', backTo: '' } }],
  ['its notices', { notices: { ids: [''], original: { lang: 'en', path: '/a' }, texts: en.outdated } }],
])('a page is compiled again after a change of %s', async (_, changes) => {
  await compile('# A');
  await compile('# A', changes);
  expect(writes).toBe(2);
});

test.each<[string, readonly NodeJS.ProcessEnv['NODE_ENV'][], readonly boolean[]]>([
  [
    'before a build, tests and the development server share theirs',
    ['test', 'development', 'production', 'production'],
    [true, true, false, false],
  ],
  ['after a build, all use those of the build', ['production', 'test', 'development'], [false, false, false]],
])('pages are compiled for a runtime of React: %s', async (_, modes, forDevelopment) => {
  const codes: string[] = [];
  for (const mode of modes) {
    const changed = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: mode });
    codes.push((await compile('# A')).code);
    changed.restore();
  }
  expect(writes).toBe(new Set(forDevelopment).size);
  expect(codes.map((code) => code.includes('_jsxDEV('))).toEqual(forDevelopment);
});

test('a page is compiled again when an image has another size', async () => {
  await compile('![x](/a.png)');
  imageWidth = 200;
  expect((await compile('![x](/a.png)')).code).toContain('200');
  expect(writes).toBe(2);
});

test('a page is compiled again when a fragment changes', async () => {
  write('en/shared/part.mdx', 'One.');
  await compile(FRAGMENT);
  await compile(FRAGMENT);
  expect(writes).toBe(1);
  write('en/shared/part.mdx', 'Two.');
  expect((await compile(FRAGMENT)).code).toContain('Two.');
});

test('a page is compiled again when an image in one of its fragments has another size', async () => {
  write('en/shared/inner.mdx', '<img src="/b.png" alt="" />');
  write('en/shared/part.mdx', "import Inner from './inner.mdx';\n\n<Inner />");
  await compile(FRAGMENT);
  imageWidth = 200;
  expect((await compile(FRAGMENT)).code).toContain('200');
});

test('a page is compiled again when a nested fragment changes or is deleted', async () => {
  write('en/shared/inner.mdx', 'One.');
  write('en/shared/part.mdx', "import Inner from './inner.mdx';\n\n<Inner />");
  await compile(FRAGMENT);
  write('en/shared/inner.mdx', 'Two.');
  expect((await compile(FRAGMENT)).code).toContain('Two.');
  rmSync(path.join(root, 'en/shared/inner.mdx'));
  expect((await compile(FRAGMENT)).diagnostics[0]?.message).toContain('does not exist');
});

test('a page is compiled again when an option changes', async () => {
  write('examples/options.json', JSON.stringify({ 'lib.a': { type: 'boolean' } }));
  await compile('<Option name="lib.a" />');
  write('examples/options.json', JSON.stringify({ 'lib.a': { type: 'string' } }));
  expect((await compile('<Option name="lib.a" />')).code).toContain('string');
});

test('a page is compiled again when the record of an example changes', async () => {
  const example = { 'example.json': '{ "output": ["dist/index.js"] }', 'files/src/index.js': '' };
  for (const [name, text] of Object.entries(example)) write(`examples/a/b/${name}`, text);
  const record = (output: string) => {
    const run: RunResult = { name: '', steps: [], files: { 'dist/index.js': 1 }, shown: { 'dist/index.js': [output] } };
    const { hash } = readExample(path.join(root, 'examples'), 'a/b');
    write('examples/a/b/snapshot.json', JSON.stringify(createSnapshot(hash, [run])));
  };
  record('One.');
  await compile('<Example id="a/b" />');
  expect((await compile('<Example id="a/b" />')).diagnostics).toEqual([]);
  expect(writes).toBe(1);
  record('Two.');
  expect((await compile('<Example id="a/b" />')).code).toContain('Two.');
  write('examples/a/b/files/src/index.js', '1;');
  expect((await compile('<Example id="a/b" />')).diagnostics[0]?.message).toContain('changed since it was built');
});

test('pages of one load read what they share once, and what differs by language for each', async () => {
  write('en/shared/part.mdx', 'One.');
  write('examples/options.json', JSON.stringify({ 'lib.a': { type: 'boolean' } }));
  write('examples/option-overrides.json', JSON.stringify({ 'lib.a': { default: { en: 'One.', zh: '一。' }, reason: 'Words.' } }));
  const body = `${FRAGMENT}\n\n<Option name="lib.a" />`;
  const examples = (['en', 'zh'] as const).map((lang) => ({ root: path.join(root, 'examples'), lang, texts: lang === 'en' ? en : zh }));
  const compileAll = async (hashes: SharedHashes) => {
    for (const each of examples) await compile(body, { examples: each }, hashes);
    return writes;
  };
  expect(await compileAll(createSharedHashes())).toBe(2);
  const hashes = createSharedHashes();
  expect(await compileAll(hashes)).toBe(2);
  write('en/shared/part.mdx', 'Two.');
  expect(await compileAll(hashes)).toBe(2);
  expect(await compileAll(createSharedHashes())).toBe(4);
});

test('clones of the repository share compiled pages, each with its own fragments', async () => {
  await compile('# A');
  const [first, second] = [root, createFolder()];
  const started = process.cwd();
  const compileIn = async (folder: string, text: string) => {
    root = folder;
    process.chdir(folder);
    write('en/shared/part.mdx', text);
    writes = 0;
    return { code: (await compile(FRAGMENT)).code, writes };
  };
  try {
    const original = await compileIn(first, 'One.');
    expect(original.writes).toBe(1);
    expect(original.code).not.toContain(first);
    expect(await compileIn(second, 'One.')).toEqual({ code: original.code, writes: 0 });
    const changed = await compileIn(second, 'Two.');
    expect(changed.writes).toBe(1);
    expect(changed.code).toContain('Two.');
  } finally {
    process.chdir(started);
  }
});

test('a page with diagnostics is not cached', async () => {
  expect((await compile('<Nothing />')).diagnostics).toHaveLength(1);
  expect(writes).toBe(0);
});

test('the key covers all code that compiles a page', () => {
  const reached = listReachedModules(['lib/markdown/compile-page.ts']);
  expect(reached.filter((file) => !PIPELINE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  expect(PIPELINE_FOLDERS.filter((folder) => !reached.some((file) => file.startsWith(`${folder}/`)))).toEqual([]);
});
