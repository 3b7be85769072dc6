import path from 'node:path';
import { collectOutputs } from '@/lib/examples/collect-outputs';
import { createFolder, writeFiles } from '../../support/temporary-folder';

const FILES = {
  'src/index.ts': 'input',
  'dist/index.js': '12345',
  'dist/.rsbuild/config.0a1b2c3d.mjs': '1',
  'dist/a/b/c.js': '1',
  'tsconfig.tsbuildinfo': '1',
  'packages/a/tsconfig.tsbuildinfo': '1',
  'node_modules/x/index.js': '1',
};

test.each([
  ['*.tsbuildinfo', ['tsconfig.tsbuildinfo']],
  ['dist/**', ['dist/.rsbuild/config.<hash>.mjs', 'dist/a/b/c.js', 'dist/index.js']],
  ['dist/.rsbuild/**', ['dist/.rsbuild/config.<hash>.mjs']],
])('files that match %s have no size', (pattern, expected) => {
  const outputs = collectOutputs(createFolder(FILES), new Set(['src/index.ts']), { unstable: [pattern] });
  expect(Object.keys(outputs).filter((name) => outputs[name] === null)).toEqual(expected);
});

test('`list` limits the listed files', () => {
  const outputs = collectOutputs(createFolder(FILES), new Set(), { unstable: [], list: ['dist/*'] });
  expect(outputs).toEqual({ 'dist/index.js': 5 });
});

test('the size of a file does not depend on where the folder is', () => {
  const toolchain = createFolder({ '.work/a/dist/short.js': '' });
  const folder = path.join(toolchain, '.work/a');
  writeFiles(folder, { 'dist/short.js': `${folder}/x`, 'dist/package.js': `${toolchain}/node_modules/y` });
  expect(collectOutputs(folder, new Set(), { unstable: [] })).toEqual({
    'dist/package.js': '/project/node_modules/y'.length,
    'dist/short.js': '/project/x'.length,
  });
});
