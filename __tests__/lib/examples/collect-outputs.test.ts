import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

test.each(['x', 'my 文档'])('the size of a file does not depend on where the folder is: %s', (name) => {
  const toolchain = path.join(createFolder(), name);
  const folder = path.join(toolchain, '.work/a');
  writeFiles(folder, {
    'dist/short.js': `${folder}/x`,
    'dist/package.js': `${toolchain}/node_modules/y`,
    'dist/url.js': pathToFileURL(`${folder}/x`).href,
    'dist/quoted.txt': `${folder}/x`.replace('文档', '\\u6587\\u6863'),
  });
  expect(collectOutputs(folder, new Set(), { unstable: [] })).toEqual({
    'dist/package.js': '/project/node_modules/y'.length,
    'dist/quoted.txt': '/project/x'.length,
    'dist/short.js': '/project/x'.length,
    'dist/url.js': 'file:///project/x'.length,
  });
});
