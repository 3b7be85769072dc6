import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { writeFileWithFolders } from '@/lib/node/files';
import { createGate } from '@/lib/node/gate';
import {
  ALL_PACKAGES,
  checkInstalled,
  checkNodeVersion,
  describeInstallFailure,
  findMismatch,
  installLocked,
  installOnce,
} from '@/lib/node/install.mjs';
import { ROOT } from '@/lib/node/settings.mjs';
import { InterruptedError } from '@/lib/node/signals.mjs';
import manifest from '../../../package.json' with { type: 'json' };
import { createFolder } from '../../support/temporary-folder';

const lock = (packages: Record<string, unknown>) => JSON.stringify({ packages });
const WANTED = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '2.0.0', optional: true } };
const [A, B] = [{ 'node_modules/a': { version: '1.0.0' } }, { 'node_modules/b': { version: '2.0.0' } }];
const FOLDERS = { 'node_modules/a/package.json': '{}', 'node_modules/b/package.json': '{}' };

/** A folder with packages and npm's record of them. */
function createProject(record: string | undefined, folders: Readonly<Record<string, string>> = FOLDERS): string {
  const files = { 'package-lock.json': lock(WANTED), ...folders };
  return createFolder(record === undefined ? files : { ...files, 'node_modules/.package-lock.json': record });
}

test.each([
  ['everything', lock({ ...A, ...B }), FOLDERS],
  ['no optional package', lock(A), { 'node_modules/a/package.json': '{}' }],
])('with %s installed, nothing is missing', (_, record, folders) => {
  const root = createProject(record, folders);
  expect(findMismatch(root)).toBeUndefined();
  expect(() => checkInstalled(root)).not.toThrow();
});

test.each([
  ['nothing', undefined, {}, 'there is no node_modules'],
  ['an interrupted installation', undefined, FOLDERS, 'node_modules is not complete'],
  ['a truncated record', '{"packages":{"node_mod', FOLDERS, 'node_modules is not complete'],
  ['an older package', lock({ 'node_modules/a': { version: '0.9.0' } }), FOLDERS, 'node_modules/a has version 0.9.0 instead of 1.0.0'],
  ['a package less', lock(B), FOLDERS, 'node_modules/a is missing'],
  ['a deleted folder', lock({ ...A, ...B }), { 'node_modules/b/package.json': '{}' }, 'node_modules/a is missing'],
  [
    'an empty folder',
    lock({ ...A, ...B }),
    { ...FOLDERS, 'node_modules/b/package.json': undefined, 'node_modules/b/x': '' },
    'node_modules/b is missing',
  ],
])('with %s, packages are missing', (_, record, folders, mismatch) => {
  const present = Object.entries(folders).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const root = createProject(record, Object.fromEntries(present));
  expect(findMismatch(root)).toBe(mismatch);
  expect(() => checkInstalled(root)).toThrow(
    `The installed packages do not match the lock file: ${mismatch}. Run npm ci, and then the command again.`,
  );
});

test('of two installations at the same time, the second waits, and then has nothing to do', async () => {
  const root = createFolder({ 'package-lock.json': lock(A) });
  const file = path.join(root, '.work/install.lock');
  const log = jest.spyOn(console, 'log').mockImplementation(() => {});
  const gate = createGate();
  const first = installOnce(root, 'the packages', async () => {
    await gate.opened;
    for (const [name, text] of Object.entries({ 'node_modules/.package-lock.json': lock(A), ...FOLDERS })) {
      writeFileWithFolders(path.join(root, name), text);
    }
  });
  // As if the first one was in another process.
  await setImmediate();
  writeFileSync(file, readFileSync(file, 'utf8').replace(`"pid":${process.pid}`, `"pid":${process.ppid}`));
  const again = jest.fn(async () => {});
  const second = installOnce(root, 'the packages', again);
  await setImmediate();
  gate.open();
  await first;
  rmSync(file);
  await second;
  expect(again).not.toHaveBeenCalled();
  expect(log.mock.calls).toEqual([
    [
      expect.stringMatching(
        new RegExp(
          `^Waiting for another installation: process ${process.ppid} has been installing the packages for .* is not an installation, delete .+install\\.lock\\.$`,
        ),
      ),
    ],
  ]);
  log.mockRestore();
});

test('outdated packages are installed again, current ones are not', async () => {
  const install = jest.fn(async () => {});
  await installOnce(createProject(lock({ 'node_modules/a': { version: '0.9.0' } }), FOLDERS), 'the packages', install);
  expect(install).toHaveBeenCalledTimes(1);
  await installOnce(createProject(lock({ ...A, ...B }), FOLDERS), 'the packages', install);
  expect(install).toHaveBeenCalledTimes(1);
});

test('an installation that fails lets the next one try', async () => {
  const root = createFolder({ 'package-lock.json': lock(A) });
  const fail = () => installOnce(root, 'the packages', () => Promise.reject(new Error('no network')));
  await expect(fail()).rejects.toThrow('no network');
  await expect(fail()).rejects.toThrow('no network');
});

test('conflicts that a merge has left in the lock file are named', () => {
  const root = createFolder({ 'package-lock.json': '<<<<<<< HEAD\n', 'node_modules/.package-lock.json': lock(A) });
  expect(() => findMismatch(root)).toThrow(/^package-lock\.json is not valid JSON\. If a merge has left conflicts in it, .* git checkout/);
});

test('every script that neither installs the packages nor runs without them checks them first', () => {
  const first = Object.entries(manifest.scripts).flatMap(([name, script]) => {
    const check = /(?:^|--import \.\/)(?:node )?lib\/node\/require-packages\.mjs|--import \.\/lib\/node\/run-typescript\.mjs lib\//.test(
      script,
    );
    return check ? [] : [name];
  });
  expect(first).toEqual(['start', 'dev', 'test', 'test:quick', 'hosts', 'sbom', 'prepare']);
});

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('Node %s is supported', (version) => {
  expect(() => checkNodeVersion(version)).not.toThrow();
});

test.each(['20.18.3', '20.9.0', '18.20.0', '8.17.0'])('Node %s is too old', (version) => {
  expect(() => checkNodeVersion(version)).toThrow(`This project needs Node 20.19 or newer; this is ${version}.`);
});

test.each<[string, string, readonly string[]]>([
  ['of this repository, even if somebody runs npm ci', '.', []],
  ['of the examples', 'lib/examples/toolchain/storybook', ALL_PACKAGES],
])('the settings of the user leave out no packages %s', (_, folder, flags) => {
  const names = ['package.json', 'package-lock.json', '.npmrc'].filter((name) => existsSync(path.join(ROOT, folder, name)));
  const files = Object.fromEntries(names.map((name) => [name, readFileSync(path.join(ROOT, folder, name), 'utf8')]));
  const root = createFolder({ ...files, 'user/npmrc': 'legacy-peer-deps=true\nomit[]=optional\n' });
  const npm = process.env.npm_execpath ?? execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
  const own = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name));
  const listAdded = (settings: Readonly<Record<string, string>>) => {
    const env: NodeJS.ProcessEnv = { ...Object.fromEntries(own), NODE_ENV: 'test', ...settings };
    const args = ['ci', '--dry-run', '--offline', '--ignore-scripts', '--prefix', root, ...flags];
    const output = execFileSync(process.execPath, [npm, ...args], { cwd: root, env, encoding: 'utf8', stdio: 'pipe' });
    return output
      .split('\n')
      .filter((line) => line.startsWith('add '))
      .sort();
  };
  const all = listAdded({});
  expect(all.length).toBeGreaterThan(500);
  expect(listAdded({ NODE_ENV: 'production', npm_config_userconfig: path.join(root, 'user/npmrc') })).toEqual(all);
});

describe('npm ci', () => {
  let output: jest.SpiedFunction<typeof console.log>;
  beforeEach(() => {
    output = jest.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(() => {
    output.mockRestore();
    delete process.env.npm_execpath;
  });

  /** Replaces npm by a script, and returns a function that lists the arguments of its runs. */
  function replaceNpm(script: string): () => string[] {
    const folder = createFolder({ runs: '' });
    const runs = path.join(folder, 'runs');
    const npm = createFolder({
      'npm-cli.cjs': `const [name] = process.argv.slice(2);\nrequire('node:fs').appendFileSync(${JSON.stringify(runs)}, process.argv.slice(2).join(' ') + '\\n');\n${script}`,
    });
    process.env.npm_execpath = path.join(npm, 'npm-cli.cjs');
    return () => readFileSync(runs, 'utf8').trim().split('\n');
  }

  const ALL = [...ALL_PACKAGES, '--no-audit', '--no-fund'].join(' ');
  const PING = 'ping --fetch-retries=0 --fetch-timeout=15000 --loglevel=error';
  const refuse = (code: string) => `if (name === 'ping') { console.error('npm error code ${code}'); process.exit(1); }`;

  test.each([
    ['answers', ''],
    ['does not know the request', refuse('E404')],
    ['answers too late', refuse('ETIMEDOUT')],
  ])('uses a registry that %s', async (_, script) => {
    const listRuns = replaceNpm(script);
    await installLocked('the packages', ['--ignore-scripts']);
    expect(listRuns()).toEqual([PING, `ci --ignore-scripts ${ALL}`]);
    expect(output).not.toHaveBeenCalled();
  });

  test('asks the registry once for installations at the same time', async () => {
    const listRuns = replaceNpm('');
    await Promise.all([installLocked('the packages', ['--prefix', 'a']), installLocked('the packages', ['--prefix', 'b'])]);
    expect(listRuns().sort()).toEqual([`ci --prefix a ${ALL}`, `ci --prefix b ${ALL}`, PING]);
  });

  test('without a network, takes what npm has downloaded earlier', async () => {
    const listRuns = replaceNpm(refuse('ENOTFOUND'));
    await installLocked('the packages', []);
    expect(listRuns()).toEqual([PING, `ci ${ALL} --offline`]);
    expect(output).toHaveBeenCalledWith('    no answer from the npm registry (ENOTFOUND); trying the packages in the npm cache');
  });

  test('without a network and with packages missing, says how to get them', async () => {
    replaceNpm(`${refuse('ECONNREFUSED')}\nprocess.exit(3);`);
    await expect(installLocked('the packages', [])).rejects.toThrow(
      'npm ci failed with exit code 3, so the packages are not installed. The npm registry does not answer (ECONNREFUSED). Connect to the internet, or check the address of the registry (npm config get registry) and the proxy (npm config get proxy), and run the command again.',
    );
  });

  test('does not start if the request before it is interrupted', async () => {
    const listRuns = replaceNpm("process.kill(process.pid, 'SIGINT'); setInterval(() => {}, 1000);");
    await expect(installLocked('the packages', [])).rejects.toThrow(InterruptedError);
    expect(listRuns()).toEqual([PING]);
  });

  test.each([
    [130, 'Interrupted by SIGINT, so the packages are not installed. The next run installs them.'],
    [143, 'Interrupted by SIGTERM, so the packages are not installed. The next run installs them.'],
    [
      217,
      'npm ci failed with exit code 217, so the packages are not installed. Check the network and the disk, and run the command again.',
    ],
    [
      256 - constants.errno.ENOSPC,
      `npm ci failed with exit code ${256 - constants.errno.ENOSPC}, so the packages are not installed. The disk is full. Free some space on it (a build needs about 500 MB) and run the command again.`,
    ],
  ])('exit code %i has a message', (code, message) => {
    const error = describeInstallFailure(code, 'the packages', undefined);
    expect(error.message).toBe(message);
    expect(error instanceof InterruptedError ? error.exitCode : code).toBe(code);
  });
});
