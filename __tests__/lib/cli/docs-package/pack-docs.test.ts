import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from '@/lib/node/settings.mjs';
import { runCli } from '../../../support/run-cli';
import { createFolder, removeAfter } from '../../../support/temporary-folder';

const SITE = '__tests__/fixtures/site';
const FOLDER = '.work/docs-package-site';
const ARCHIVE = '.work/fixture-docs-1.0.1.tgz';

beforeEach(() => {
  for (const name of [FOLDER, ARCHIVE]) removeAfter(path.join(ROOT, name));
});

test('the program leaves the archive of a site and the folder that it has packed', () => {
  const { status, stdout, stderr } = runCli('pack-docs.ts', [], { DOCS_DIR: SITE });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toBe(`fixture-docs-1.0.1.tgz\nThe archive is in .work, its content in ${FOLDER}.\n`);
  const files = execFileSync('tar', ['-tf', ARCHIVE], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
  expect(files).toEqual(expect.arrayContaining(['package/package.json', 'package/index.json', 'package/pages/zh/guide/index.md']));
});

test('if npm fails, the program says with which code and where the folder is', () => {
  const script = `console.log(process.argv.slice(2).join(' '), require('node:fs').existsSync('${FOLDER}/package.json')); process.exit(3);`;
  const npm = path.join(createFolder({ 'npm-cli.js': script }), 'npm-cli.js');
  expect(runCli('pack-docs.ts', [], { DOCS_DIR: SITE, npm_execpath: npm })).toEqual({
    status: 1,
    stdout: `pack ./${FOLDER} --pack-destination .work --ignore-scripts --silent true\n`,
    stderr: `\nnpm pack failed with exit code 3, so there is no archive. The package is in ${FOLDER}.\n`,
  });
});
