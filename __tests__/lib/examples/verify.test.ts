import { randomUUID } from 'node:crypto';
import { listReachedModules } from '@/__tests__/site/read-imports';
import { createExampleFolder, EXAMPLE_ID, type ExampleFolder } from '@/__tests__/support/example-folder';
import { readSnapshot, renderSnapshot } from '@/lib/examples/snapshot';
import { RUNNER_FILES } from '@/lib/examples/verify';

/** A fake tool that writes `dist/index.js` with a header that depends on the version. */
const buildTool = (header: string) => `
const fs = require('node:fs');
fs.mkdirSync('dist');
fs.writeFileSync('dist/index.js', '${header}\\n' + fs.readFileSync('src/index.js', 'utf8'));
console.log('ready   built in 0.04s');
`;

let folder: ExampleFolder;
const writeExample = (definition: object) =>
  folder.write({
    [`content/examples/${EXAMPLE_ID}/example.json`]: JSON.stringify({ input: ['src/index.js'], output: ['dist/index.js'], ...definition }),
    [`content/examples/${EXAMPLE_ID}/files/src/index.js`]: "console.log('hello');\n",
  });

beforeEach(() => {
  folder = createExampleFolder();
  folder.installTool('1.0.1', buildTool('// one'));
});

test('an updated snapshot passes the next verification unchanged', async () => {
  writeExample({ checks: [{ run: 'node dist/index.js', stdout: 'hello' }] });
  expect(await folder.verify(true)).toMatchObject({ report: '', updated: true });
  expect(await folder.verify()).toMatchObject({ report: '' });
  expect(readSnapshot(folder.root, EXAMPLE_ID)?.runs[0]).toEqual({
    name: '',
    steps: [{ run: 'rslib', exit: 0, log: ['ready   built in … s'] }],
    files: { 'dist/index.js': 29 },
    shown: { 'dist/index.js': ['// one', "console.log('hello');"] },
  });
});

test('every process builds in folders of its own', async () => {
  folder.installTool('1.0.1', "console.log(require('node:path').basename(process.cwd()));");
  writeExample({ output: [] });
  expect((await folder.verify()).built.runs[0]?.steps[0]?.log).toEqual([`page~greeting~${process.pid}`]);
});

test('an example of another version of Node.js is not built', async () => {
  const major = Number.parseInt(process.versions.node, 10);
  writeExample({ node: major });
  expect(await folder.verify(true)).toMatchObject({ report: '', updated: true });
  writeExample({ node: major + 1 });
  await expect(folder.verify(true)).rejects.toThrow('nothing was verified');
});

test('tool folders are not listed, wherever they are', async () => {
  const folders = ['node_modules/.cache', '.rstack', 'sub/node_modules/.cache', 'sub/.rstack', 'dist'];
  folder.installTool(
    '1.0.1',
    `const fs = require('node:fs'); for (const name of ${JSON.stringify(folders)}) { fs.mkdirSync(name, { recursive: true }); fs.writeFileSync(name + '/file', ''); }`,
  );
  writeExample({ output: [] });
  await folder.verify(true);
  expect(readSnapshot(folder.root, EXAMPLE_ID)?.runs[0]?.files).toEqual({ 'dist/file': 0 });
});

test('a version of the tool with different output results in a diff', async () => {
  writeExample({});
  await folder.verify(true);
  folder.installTool('1.0.2', buildTool('// two'));
  const { report } = await folder.verify();
  expect(report).toContain(`--- ${EXAMPLE_ID}/snapshot.json (committed)`);
  expect(report).toContain('-// one\n+// two');
  expect(report).toMatch(/\n {6}To accept the output: npm run examples -- --update --filter=page\/greeting$/);
});

test('a version of the tool with the same output passes', async () => {
  writeExample({});
  await folder.verify(true);
  folder.installTool('1.0.2', buildTool('// one'));
  expect(await folder.verify()).toMatchObject({ report: '' });
});

test('a wrong claim fails, even on update', async () => {
  const claims: [check: object, message: string][] = [
    [{ file: 'dist/index.js', contains: 'goodbye' }, 'dist/index.js does not contain "goodbye".'],
    [{ file: 'dist/index.js', lacks: 'hello' }, 'dist/index.js contains "hello", but should not.'],
    [{ file: 'dist/index.js', startsWith: '#!' }, 'dist/index.js does not start with "#!".'],
    [{ file: 'dist/index.js', executable: true }, 'dist/index.js is not executable.'],
    [{ file: 'dist/other.js' }, 'dist/other.js was not written.'],
    [{ absent: 'dist/index.js' }, 'dist/index.js exists, but should not.'],
    [{ log: 'with errors' }, 'the log lacks "with errors".'],
    [{ log: 'built', lacks: true }, 'the log contains "built".'],
    [{ log: 'with errors', step: 1 }, 'the log of step 1 lacks "with errors".'],
    [{ log: 'built', lacks: true, step: 1 }, 'the log of step 1 contains "built".'],
    [{ run: 'node dist/index.js', stdout: 'bye' }, '"node dist/index.js" printed:'],
    [{ run: 'node dist/index.js', exit: 1 }, '"node dist/index.js" exited with 0 instead of 1'],
  ];
  writeExample({ checks: claims.map(([check]) => check) });
  const { failures } = await folder.verify(true);
  expect(failures).toEqual(claims.map(([, message]) => expect.stringContaining(message)));
  expect(readSnapshot(folder.root, EXAMPLE_ID)).toBeUndefined();
});

test('a log check with a step ignores the other steps', async () => {
  folder.installTool('1.0.1', "console.log(process.argv.includes('--loud') ? 'loud' : 'quiet');");
  const steps = [{ run: 'rslib' }, { run: 'rslib --loud' }];
  const checks = (step: number) => [
    { log: 'loud', step },
    { log: 'quiet', lacks: true, step },
  ];
  writeExample({ output: [], steps, checks: checks(2) });
  expect(await folder.verify(true)).toMatchObject({ report: '' });
  writeExample({ output: [], steps, checks: checks(1) });
  expect((await folder.verify(true)).report).toBe('      the log of step 1 lacks "loud".\n      the log of step 1 contains "quiet".');
});

test('a failing build passes only with the expected exit code', async () => {
  folder.installTool('1.0.1', "console.error('error   Unsupported format'); process.exit(1);");
  writeExample({ output: [] });
  expect((await folder.verify(true)).report).toContain('"rslib" exited with 1 instead of 0:\n        error   Unsupported format');
  writeExample({ output: [], steps: [{ run: 'rslib', exit: 1 }], checks: [{ log: 'Unsupported format' }] });
  expect(await folder.verify(true)).toMatchObject({ report: '' });
});

test('a fix is run with the tool, which must succeed then', async () => {
  folder.installTool(
    '1.0.1',
    "const text = require('node:fs').readFileSync('src/index.js', 'utf8'); if (text.includes('hello')) throw text;",
  );
  const steps = [{ run: 'rslib', exit: 1 }];
  const fix = `content/examples/${EXAMPLE_ID}/fix/src/index.js`;
  writeExample({ output: [], steps });
  folder.write({ [fix]: "console.log('hello, too');\n" });
  const { report } = await folder.verify(true);
  expect(report).toContain('With the fix, "rslib" exited with 1:\n');
  expect(report).toContain("console.log('hello, too');");
  folder.write({ [fix]: "console.log('bye');\n" });
  expect(await folder.verify(true)).toMatchObject({ report: '', updated: true });
  folder.write({ [fix]: "console.log('good bye');\n" });
  expect((await folder.verify()).report).toContain(
    'Its files changed, but its output did not. To record that: npm run examples -- --update --filter=page/greeting',
  );
  writeExample({ output: [] });
  folder.installTool('1.0.1', '');
  expect((await folder.verify(true)).report).toContain('      It has a fix, but no step fails.\n');
});

test('a fix replaces only the command that fails', async () => {
  folder.installTool(
    '1.0.1',
    "process.exitCode = process.argv.includes('--b') && require('fs').readFileSync('n', 'utf8') === '11' ? 0 : 1;",
  );
  folder.write({ [`content/examples/${EXAMPLE_ID}/files/count.js`]: "require('fs').appendFileSync('n', '1');" });
  writeExample({ output: [], steps: [{ run: 'node count.js' }, { run: 'rslib --a', exit: 1 }], fix: 'rslib --b' });
  expect(await folder.verify(true)).toMatchObject({ report: '' });
});

test('changed sources with the same result require an update', async () => {
  writeExample({});
  await folder.verify(true);
  folder.write({ [`content/examples/${EXAMPLE_ID}/files/notes.txt`]: 'new\n' });
  expect((await folder.verify()).report).toContain(
    'Its files changed, but its output did not. To record that: npm run examples -- --update --filter=page/greeting',
  );
  writeExample({ checks: [{ file: 'dist/index.js', contains: 'goodbye' }] });
  expect((await folder.verify(true)).report).toBe('      dist/index.js does not contain "goodbye".');
});

test('a snapshot that cannot be read is replaced', async () => {
  writeExample({});
  folder.write({ [`content/examples/${EXAMPLE_ID}/snapshot.json`]: '<<<<<<< ours\n' });
  expect((await folder.verify()).report).toContain('+// one\n');
  expect(await folder.verify(true)).toMatchObject({ report: '', updated: true });
  expect(await folder.verify()).toMatchObject({ report: '' });
});

test('builds every combination of a matrix with its flags', async () => {
  folder.installTool(
    '1.0.1',
    "if (process.argv.includes('--bad') && process.argv.includes('--x')) process.exit(1); require('fs').writeFileSync('a.js', '');",
  );
  // A build that fails writes no output.
  writeExample({ output: ['a.js'], matrix: { kind: { good: '', bad: '--bad' }, mode: { x: '--x', y: '--y' } }, refused: [['bad', 'x']] });
  expect(await folder.verify(true)).toMatchObject({ report: '' });
  const runs = readSnapshot(folder.root, EXAMPLE_ID)?.runs.map(({ name, steps }) => [name, steps[0]?.run, steps[0]?.exit]);
  expect(runs).toEqual([
    ['good-x', 'rslib --x', 0],
    ['good-y', 'rslib --y', 0],
    ['bad-x', 'rslib --bad --x', 1],
    ['bad-y', 'rslib --bad --y', 0],
  ]);
});

test('the result of a build is used again if it passed, for each combination of a matrix', async () => {
  // A result of an earlier run would have another id.
  const verify = () => folder.verify(false, EXAMPLE_ID, true);
  folder.installTool('1.0.1', '');
  folder.write({ [`content/examples/${EXAMPLE_ID}/files/tool.js`]: `// ${randomUUID()}\nconsole.log('good', ...process.argv.slice(2));` });
  const steps = [{ run: 'node tool.js' }];
  writeExample({ output: [], steps, matrix: { kind: { a: '--a', b: '--b' } } });
  const built = await verify();
  expect(built.fromCache).toBe(false);
  expect(built.built.runs.map((run) => run.steps[0]?.log)).toEqual([['good --a'], ['good --b']]);
  expect(await verify()).toMatchObject({ fromCache: true, built: built.built });
  folder.installTool('1.0.2', '');
  expect((await verify()).fromCache).toBe(false);
  writeExample({ output: [], steps, checks: [{ log: 'better' }] });
  for (let time = 0; time < 2; time++) {
    expect(await verify()).toMatchObject({ fromCache: false, failures: [expect.stringContaining('the log lacks "better".')] });
  }
});

test('an output that the build does not write is a failure', async () => {
  writeExample({ output: ['dist/index.js', 'dist/other.js'] });
  const message = 'dist/other.js is listed in "output", but the build did not write it.';
  expect((await folder.verify(true)).failures).toEqual([expect.stringContaining(message)]);
});

test('an output with values of the matrix is shown only for builds with all of them, which must write it', async () => {
  folder.installTool('1.0.1', "if (process.argv.includes('--x')) process.exit(1); require('fs').writeFileSync('a.js', '1;');");
  const matrix = { kind: { good: '', bad: '--bad' }, mode: { x: '--x', y: '--y' } };
  writeExample({ output: ['bad+y:a.js', 'x:a.js'], matrix, refused: [['x']] });
  const { report, built } = await folder.verify(true);
  expect(report).toBe('');
  expect(built.runs.map(({ name, shown }) => [name, shown])).toEqual([
    ['good-x', {}],
    ['good-y', {}],
    ['bad-x', {}],
    ['bad-y', { 'a.js': ['1;'] }],
  ]);
  writeExample({ output: ['bad+y:b.js', 'c.js'], matrix, refused: [['x']] });
  expect((await folder.verify(true)).failures).toEqual(['      bad-y: b.js is listed in "output", but the build did not write it.']);
});

test.each([
  [['a.mjs'], { minified: 100, gzip: 60 }],
  [['a.mjs', 'a.d.mts'], { minified: 100, gzip: 60 }],
  [['a.mjs', 'a.cjs'], undefined],
])('the JavaScript of %j is measured if it is one file', async (output, measured) => {
  folder.installTool('1.0.1', `for (const name of ${JSON.stringify(output)}) require('fs').writeFileSync(name, '');`);
  folder.write({ 'toolchain/default/measure-output.mjs': "console.log('100 60');" });
  writeExample({ output, measured: true });
  expect((await folder.verify(true)).built.runs[0]?.measured).toEqual(measured);
});

test('another size of the output for consumers is a difference', () => {
  const measured = { minified: 100, gzip: 60 };
  expect(renderSnapshot({ runs: [{ name: '', steps: [], files: {}, shown: {}, measured }] })).toEqual(['minified 100 B, with gzip 60 B']);
  expect(renderSnapshot({ runs: [{ name: '', steps: [], files: { a: 12, b: null }, shown: {} }] })).toEqual(['a  12 B', 'b  size varies']);
});

test('the key of a kept result covers all code that builds an example', () => {
  const reached = listReachedModules(['lib/examples/build-run.ts', 'lib/examples/plan-runs.ts']);
  // Started, not imported.
  const scripts = ['lib/examples/toolchain/default/measure-output.mjs'];
  expect([...RUNNER_FILES].sort()).toEqual([...reached, ...scripts].sort());
});
