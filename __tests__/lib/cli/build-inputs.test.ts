import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { clearCurrent, hashCode, hashInputs, isCurrent, markCurrent } from '@/lib/cli/build-inputs';
import { readSettings } from '@/lib/node/settings.mjs';
import { commitAll, git } from '../../support/repository';
import { createFolder, writeFiles } from '../../support/temporary-folder';

function createSettings() {
  const docsDir = createFolder({ 'content/en/a.mdx': '1' });
  const stateDir = createFolder();
  return { ...readSettings({ DOCS_DIR: docsDir }), outDir: createFolder({ 'index.html': '' }), stateDir };
}

afterEach(() => {
  jest.useRealTimers();
});

test('changing the content or the base path changes the hash', () => {
  const settings = createSettings();
  const before = hashInputs(settings);
  expect(hashInputs(settings)).toBe(before);
  expect(hashInputs({ ...settings, basePath: '/docs' })).not.toBe(before);
  const file = (name: string) => path.join(settings.docsDir, `content/en/${name}.mdx`);
  renameSync(file('a'), file('b'));
  expect(hashInputs(settings)).not.toBe(before);
  renameSync(file('b'), file('a'));
  writeFileSync(file('a'), '2');
  expect(hashInputs(settings)).not.toBe(before);
});

test.each([
  ['.env', true],
  ['.env.production', true],
  ['node_modules/clock/index.js', true],
  ['src/.DS_Store', false],
])('whether %s of an example is an input: %s', (name, isInput) => {
  const settings = createSettings();
  const write = (text: string) => writeFiles(settings.docsDir, { [`content/examples/a/b/files/${name}`]: text });
  write('1');
  const before = hashInputs(settings);
  write('2');
  expect(hashInputs(settings) !== before).toBe(isInput);
});

test.each(['2030-01-02', '"2030-01-02"', "'2030-01-02'", '2030-01-02 # Wednesday'])(
  'the hash changes on the day of the post with the date %s, and on no other',
  (date) => {
    const settings = createSettings();
    writeFiles(settings.docsDir, { 'content/en/post.mdx': `---\ndate: ${date}\n---\n` });
    const hashOn = (now: string) => {
      jest.useFakeTimers({ now: new Date(now) });
      return hashInputs(settings);
    };
    const before = hashOn('2029-12-31T00:00:00Z');
    expect(hashOn('2030-01-01T23:59:59Z')).toBe(before);
    const published = hashOn('2030-01-02T00:00:00Z');
    expect(published).not.toBe(before);
    expect(hashOn('2030-01-03T00:00:00Z')).toBe(published);
  },
);
const INPUTS = {
  'app/page.tsx': '',
  'components/button.tsx': '',
  'lib/a/b.ts': '',
  'public/logo.svg': '',
  'public/.well-known/security.txt': '',
  'styles/globals.css': '',
  'package.json': '',
  'package-lock.json': '',
  'tsconfig.json': '',
  'next.config.mjs': '',
  'tailwind.config.ts': '',
};
const OTHERS = {
  'README.md': '',
  'public/.DS_Store': '',
  'lib/a/.b.ts.swp': '',
  '__tests__/a.test.ts': '',
  'lib/source/content-revision.ts': '',
  'lib/node_modules/a/index.js': '',
  'lib/examples/toolchain/.npmrc': '',
  'lib/examples/toolchain/node_modules/a/index.js': '',
};

test('changing the code changes the hash, changing anything else in the repository does not', () => {
  const settings = createSettings();
  const root = createFolder({ ...INPUTS, ...OTHERS });
  const before = hashCode(settings, root);
  const listChanging = (files: object) =>
    Object.keys(files).filter((file) => {
      writeFileSync(path.join(root, file), 'changed');
      const isChanged = hashCode(settings, root) !== before;
      writeFileSync(path.join(root, file), '');
      return isChanged;
    });
  expect(listChanging(INPUTS)).toEqual(Object.keys(INPUTS));
  expect(listChanging(OTHERS)).toEqual([]);
});

test('the configuration and the public files of a folder of documentation are inputs', () => {
  const settings = createSettings();
  const root = createFolder();
  const hashes = ['site.config.ts', 'public/logo.svg', 'public/logo.svg', 'public/.well-known/security.txt'].map((file, index) => {
    writeFiles(settings.docsDir, { [file]: String(index) });
    return hashCode(settings, root);
  });
  expect(new Set([hashCode({ ...settings, docsDir: root }, root), ...hashes]).size).toBe(5);
});

test('a commit changes the hash, because pages show the dates of their changes', () => {
  const settings = createSettings();
  commitAll(settings.docsDir);
  const before = hashInputs(settings);
  git(settings.docsDir, 'commit', '--quiet', '--allow-empty', '--message=other');
  expect(hashInputs(settings)).not.toBe(before);
});

test('the rest of a shallow history changes the hash, because it contains dates', () => {
  const settings = createSettings();
  commitAll(settings.docsDir);
  commitAll(settings.docsDir);
  const docsDir = createFolder();
  git(settings.docsDir, 'clone', '--quiet', '--depth=1', `file://${settings.docsDir}`, docsDir);
  const before = hashInputs({ ...settings, docsDir });
  git(docsDir, 'fetch', '--quiet', '--unshallow');
  expect(hashInputs({ ...settings, docsDir })).not.toBe(before);
});

test('a site is current only for its inputs and only while it exists', () => {
  const settings = createSettings();
  expect(isCurrent(settings, 'a')).toBe(false);
  markCurrent(settings, 'a');
  expect(isCurrent(settings, 'a')).toBe(true);
  expect(isCurrent(settings, 'b')).toBe(false);
  expect(isCurrent({ ...settings, outDir: createFolder() }, 'a')).toBe(false);
  clearCurrent(settings);
  expect(isCurrent(settings, 'a')).toBe(false);
});
