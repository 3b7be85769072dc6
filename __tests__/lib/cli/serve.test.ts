import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { writeFileWithFolders } from '@/lib/node/files';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { createFolder, removeAfter } from '../../support/temporary-folder';

// Windows ends a process without a signal.
const testOnUnix = process.platform === 'win32' ? test.skip : test;

testOnUnix('the server says where the site is, and a signal ends it although a browser has connected ahead', async () => {
  const variables = { DOCS_DIR: createFolder(), BASE_PATH: '/docs', HOST: '', PORT: '0' };
  const { outDir } = readSettings(variables);
  removeAfter(outDir);
  writeFileWithFolders(path.join(outDir, 'index.html'), 'Home.');
  const args = ['--import', './lib/node/run-typescript.mjs', 'lib/cli/serve.ts'];
  const server = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...variables }, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
  expect(line).toMatch(/^\nThe site is at http:\/\/localhost:\d+\/docs\/ {2}\(press Ctrl\+C to stop\)\n$/);
  const url = new URL(String(line).split(' ')[4] ?? '');
  expect(await (await fetch(url)).text()).toBe('Home.');
  const ahead = connect(Number(url.port), url.hostname);
  await once(ahead, 'connect');
  server.kill('SIGTERM');
  expect(await once(server, 'close')).toEqual([0, null]);
});
