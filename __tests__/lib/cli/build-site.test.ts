import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { jest } from '@jest/globals';
import { hashInputs, isCurrent, markCurrent } from '@/lib/cli/build-inputs';
import { type BuildRequest, buildSite, checkTarget } from '@/lib/cli/build-site';
import { runSteps } from '@/lib/export/export-site';
import { ROOT, readSettings, type Settings } from '@/lib/node/settings.mjs';
import { createFolder, readFolder } from '../../support/temporary-folder';

/** A repository with a built site, and settings that lead there. */
function createSettings(site: Readonly<Record<string, string>> = { 'out/index.html': 'last' }): Settings & { readonly root: string } {
  const root = createFolder({ 'docs/content/en/a.mdx': '1', ...site });
  const stateDir = path.join(root, 'work');
  return {
    ...readSettings({ DOCS_DIR: path.join(root, 'docs') }),
    root,
    outDir: path.join(root, 'out'),
    stateDir,
    stagingDir: path.join(stateDir, 'staging'),
    lockFile: path.join(root, 'build.lock'),
  };
}

function write(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

function build(settings: Settings, createSite: BuildRequest['createSite'], rest: Partial<BuildRequest> = {}) {
  return buildSite({ settings, ifChanged: false, createSite, ...rest });
}

const create = (settings: Settings) => async () => {
  write(settings.stagingDir, 'index.html', 'new');
  return 1;
};

const fail = async (): Promise<never> => {
  throw new Error('A page is wrong.');
};

/** What is left in the repository besides the sources. */
const readState = (root: string) =>
  Object.fromEntries(Object.entries(readFolder(root)).filter(([file]) => !/^docs\/|inputs\.sha256$/.test(file)));

test('the site is replaced only when the new one is complete', async () => {
  const settings = createSettings({ 'out/index.html': 'last', 'out/removed.html': 'last' });
  const pages = await build(settings, async () => {
    write(settings.stagingDir, 'index.html', 'new');
    expect(readFolder(settings.outDir)).toEqual({ 'index.html': 'last', 'removed.html': 'last' });
    expect(existsSync(settings.lockFile)).toBe(true);
    return 2;
  });
  expect(pages).toBe(2);
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'new' });
});

test('the host files next to the site are replaced with it, or stay with it', async () => {
  const settings = createSettings({ 'out/index.html': 'last', 'out.hosts/nginx.conf': 'last', 'out.hosts/removed': 'last' });
  const createBoth = async () => {
    write(settings.stagingDir, 'index.html', 'new');
    write(`${settings.stagingDir}.hosts`, 'nginx.conf', 'new');
    return 1;
  };
  await expect(build(settings, () => createBoth().then(fail))).rejects.toThrow('A page is wrong.');
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'last', 'out.hosts/nginx.conf': 'last', 'out.hosts/removed': 'last' });
  await build(settings, createBoth);
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'new', 'out.hosts/nginx.conf': 'new' });
});

test('a swap that was killed before the host files is undone for them', async () => {
  const settings = createSettings({
    'out/index.html': 'new',
    'work/previous-out/index.html': 'last',
    'work/previous-out.hosts/nginx.conf': 'last',
  });
  await expect(build(settings, fail)).rejects.toThrow('A page is wrong.');
  expect(readFolder(`${settings.outDir}.hosts`)).toEqual({ 'nginx.conf': 'last' });
});

test('the first build creates the site', async () => {
  const settings = createSettings({});
  await build(settings, create(settings));
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'new' });
});

test('a site is built again only if its inputs have changed', async () => {
  const settings = createSettings();
  expect(await build(settings, create(settings), { ifChanged: true })).toBe(1);
  expect(isCurrent(settings, hashInputs(settings))).toBe(true);
  expect(await build(settings, fail, { ifChanged: true })).toBeUndefined();
  writeFileSync(path.join(settings.docsDir, 'content/en/a.mdx'), '2');
  await expect(build(settings, fail, { ifChanged: true })).rejects.toThrow('A page is wrong.');
  writeFileSync(path.join(settings.docsDir, 'content/en/a.mdx'), '1');
  expect(await build(settings, fail, { ifChanged: true })).toBeUndefined();
});

test('a build that has waited for another one of the same site has nothing to do', async () => {
  const settings = createSettings();
  writeFileSync(settings.lockFile, JSON.stringify({ pid: process.ppid, started: new Date().toISOString(), target: 'out/' }));
  // The other one ends when this one says that it waits.
  const log = jest.spyOn(console, 'log').mockImplementation(() => {
    markCurrent(settings, hashInputs(settings));
    rmSync(settings.lockFile);
  });
  expect(await build(settings, fail, { ifChanged: true })).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(1);
  log.mockRestore();
});

test('writes the site to another folder, and keeps the current site and its record', async () => {
  const settings = createSettings();
  await build(settings, create(settings));
  // The folder above it does not exist either.
  const to = path.join(settings.stateDir, 'sites/second');
  await build(
    settings,
    async () => {
      write(settings.stagingDir, 'index.html', 'second');
      return 1;
    },
    // That of the output folder is up to date.
    { to, ifChanged: true },
  );
  expect(readFolder(to)).toEqual({ 'index.html': 'second' });
  expect(readFolder(settings.outDir)).toEqual({ 'index.html': 'new' });
  expect(isCurrent(settings, hashInputs(settings))).toBe(true);
});

test('a site in another folder does not count as the current one', async () => {
  const settings = createSettings();
  await build(settings, create(settings));
  writeFileSync(path.join(settings.docsDir, 'content/en/a.mdx'), '2');
  await build(settings, create(settings), { to: path.join(settings.stateDir, 'second') });
  expect(isCurrent(settings, hashInputs(settings))).toBe(false);
});

test('the output folder counts as such if it is named, too', async () => {
  const settings = createSettings();
  await build(settings, create(settings));
  const other = { ...settings, basePath: '/docs' };
  await build(other, create(settings), { to: settings.outDir });
  expect(isCurrent(settings, hashInputs(settings))).toBe(false);
  expect(await build(other, fail, { to: settings.outDir, ifChanged: true })).toBeUndefined();
});

test('a site does not count as current if its inputs have changed during the build', async () => {
  const settings = createSettings();
  const page = path.join(settings.docsDir, 'content/en/a.mdx');
  await build(settings, () => {
    writeFileSync(page, '2');
    return create(settings)();
  });
  expect(isCurrent(settings, hashInputs(settings))).toBe(false);
  writeFileSync(page, '1');
  expect(isCurrent(settings, hashInputs(settings))).toBe(false);
});

test('a failed build keeps the last site and nothing else, and says so', async () => {
  const settings = createSettings();
  const failed = build(settings, async () => {
    write(settings.stagingDir, 'index.html', 'half');
    write(`${settings.stagingDir}.relocate`, 'index.html', 'half');
    return fail();
  });
  await expect(failed).rejects.toThrow(/^A page is wrong\.\n\n\S*out\/ still has the previous site\.$/);
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'last' });
});

test('a failed first build says that there is no site', async () => {
  const settings = createSettings({});
  await expect(build(settings, fail)).rejects.toThrow(/\n\nThere is no site in \S*out\/ yet\.$/);
});

test('an error of the system gives one message and keeps the last site, even in a step of the export', async () => {
  const settings = createSettings();
  const refuse = () => {
    throw Object.assign(new Error('ENOSPC: raw message, write'), { code: 'ENOSPC', syscall: 'write' });
  };
  const message =
    /^The disk is full: cannot write a file\. Free some space on it \(.*\) and run the command again\.\n\n\S*out\/ still has the previous site\.$/;
  await expect(build(settings, async () => refuse())).rejects.toThrow(message);
  const exported = { ...settings, textDir: '', publicDir: '', buildId: '', site: {} as never, facts: {} as never };
  const createSite = () => runSteps([{ name: 'images', run: refuse }], exported).then(() => 1);
  await expect(build(settings, createSite)).rejects.toThrow(message);
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'last' });
});

test('an output folder that cannot be written is an error before the site is created', async () => {
  const settings = createSettings({ out: 'a file' });
  const createSite = jest.fn(create(settings));
  await expect(build(settings, createSite)).rejects.toThrow('EEXIST');
  expect(createSite).not.toHaveBeenCalled();
});

test('if the swap fails, the last site is put back', async () => {
  const settings = createSettings();
  // No staging folder, so the second rename fails.
  await expect(build(settings, async () => 1)).rejects.toThrow('ENOENT');
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'last' });
});

test('a swap that was killed between its two renames is undone by the next build, even if that fails', async () => {
  const settings = createSettings();
  mkdirSync(settings.stateDir);
  renameSync(settings.outDir, path.join(settings.stateDir, 'previous-out'));
  await expect(build(settings, fail)).rejects.toThrow('still has the previous site');
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'last' });
});

test.each([0, Date.parse('2100-01-01')])('a clock that says %i is refused before anything is touched', async (now) => {
  const settings = createSettings();
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'queueMicrotask'] });
  try {
    await expect(build(settings, create(settings))).rejects.toThrow(
      /^The clock of this computer is wrong: it says \d{4}-01-01\. .* Set the clock and run the command again\.\n\n\S*out\/ still has the previous site\.$/,
    );
  } finally {
    jest.useRealTimers();
  }
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'last' });
});

const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** Starts a build in its own process. It writes half of a site, prints `building`, and never ends by itself. */
function startEndlessBuild(settings: Settings, program = 'new Promise(() => setInterval(() => {}, 1000))'): ChildProcess {
  const code = `
    import { mkdirSync, writeFileSync } from 'node:fs';
    const { buildSite } = await import('./lib/cli/build-site.ts');
    const { runAndRead } = await import('./lib/node/run-program.mjs');
    const { exitWithError } = await import('./lib/node/terminal.mjs');
    const settings = ${JSON.stringify(settings)};
    const createSite = async () => {
      mkdirSync(settings.stagingDir, { recursive: true });
      writeFileSync(settings.stagingDir + '/index.html', 'half');
      console.log('building');
      await ${program};
      return 1;
    };
    buildSite({ settings, ifChanged: false, createSite }).catch(exitWithError);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function readUntil(child: ChildProcess, text: string): Promise<void> {
  let output = '';
  for await (const chunk of child.stdout?.iterator({ destroyOnReturn: false }) ?? []) {
    output += chunk;
    if (output.includes(text)) return;
  }
  throw new Error(`ended without "${text}": ${output}`);
}

const RUN_PROGRAM = `runAndRead(process.execPath, ['-e', 'setInterval(() => {}, 1000); console.log("program runs")'])`;

test.each([
  ['SIGINT', 130, 'building', undefined],
  ['SIGTERM', 143, 'building', undefined],
  ['SIGINT', 130, 'program runs', RUN_PROGRAM],
] as const)('%s ends a build with code %i and leaves the last site (%s)', async (signal, expected, ready, program) => {
  const settings = createSettings();
  const child = startEndlessBuild(settings, program);
  let errors = '';
  child.stderr?.on('data', (text) => {
    errors += text;
  });
  await readUntil(child, ready);
  expect(readState(settings.root)).toHaveProperty(['work/staging/index.html'], 'half');
  child.kill(signal);
  const [code] = await once(child, 'close');
  expect([code, errors.trim()]).toEqual([
    expected,
    expect.stringMatching(new RegExp(`^Interrupted by ${signal}\\. \\S*out/ still has the previous site\\.$`)),
  ]);
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'last' });
});

test('a second build waits, says for whom, and takes over the lock of a build that was killed', async () => {
  const settings = createSettings();
  const child = startEndlessBuild(settings);
  await readUntil(child, 'building');
  const messages: string[] = [];
  const log = jest.spyOn(console, 'log').mockImplementation((message) => {
    messages.push(message);
    child.kill('SIGKILL');
  });
  await build(settings, create(settings));
  log.mockRestore();
  expect(messages).toEqual([
    expect.stringMatching(
      new RegExp(
        `^Waiting for another build: process ${child.pid} has been building \\S*out/ for \\d+\\.\\d s\\. Press Ctrl\\+C to stop waiting\\. If process ${child.pid} is not a build, delete \\S+build\\.lock\\.$`,
      ),
    ),
  ]);
  expect(readState(settings.root)).toEqual({ 'out/index.html': 'new' });
});

test.each([
  ['content', 'has other files, which the build would delete. Pass a new or empty folder, or one with an earlier site.'],
  ['package.json', 'is a file. Pass a folder.'],
  ['', 'contains this repository, which the build would delete. Pass a folder for the site alone.'],
  ['..', 'contains this repository, which the build would delete. Pass a folder for the site alone.'],
])('the site is not written to "%s", whose files would be lost', (folder, message) => {
  expect(() => checkTarget(path.join(ROOT, folder))).toThrow(`--to=${folder || '.'} ${message}`);
});

test.each(['404.html', '_next/a.js'])('a folder with %s and other files is not an earlier site', (file) => {
  const root = createFolder({ [`site/${file}`]: '', 'site/notes.txt': '' });
  expect(() => checkTarget(path.join(root, 'site'), root)).toThrow('--to=site has other files, which the build would delete.');
});

test('the site may be written to a new folder, an empty one, and one with an earlier site', () => {
  const root = createFolder({ 'site/404.html': '', 'site/_next/a.js': '', 'site/guide.html': '' });
  mkdirSync(path.join(root, 'empty'));
  for (const folder of ['new', 'empty', 'site']) expect(() => checkTarget(path.join(root, folder), root)).not.toThrow();
});

test('the site is not written to another file system, to which it could not be moved at the end', () => {
  const folder = process.platform === 'win32' ? 'B:\\site' : '/dev/site';
  expect(() => checkTarget(folder)).toThrow('is on another file system than this repository');
});
