import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { writeFileWithFolders } from '@/lib/node/files';
import { ROOT, readSettings } from '@/lib/node/settings.mjs';
import { createFolder, removeAfter } from '../../support/temporary-folder';

// Windows ends a process without a signal.
const testOnUnix = process.platform === 'win32' ? test.skip : test;

// Some machines have no IPv6.
const hasIpv6 = Object.values(networkInterfaces()).some((each) => each?.some(({ address }) => address === '::1'));

testOnUnix.each([['', 'localhost'], ...(hasIpv6 ? [['::1', '[::1]']] : [])])(
  'with the host "%s", the server says where the site is, and a signal ends it although a browser has connected ahead',
  async (host, name) => {
    const variables = { DOCS_DIR: createFolder(), BASE_PATH: '/docs', HOST: host, PORT: '0' };
    const { outDir } = readSettings(variables);
    removeAfter(outDir);
    writeFileWithFolders(path.join(outDir, 'index.html'), 'Home.');
    const args = ['--import', './lib/node/run-typescript.mjs', 'lib/cli/serve.ts'];
    const server = spawn(process.execPath, args, {
      cwd: ROOT,
      env: { ...process.env, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(server.stdout.setEncoding('utf8'), 'data');
    const url = new URL(String(line).split(' ')[4] ?? '');
    expect(line).toBe(`\nThe site is at http://${name}:${url.port}/docs/  (press Ctrl+C to stop)\n`);
    expect(await (await fetch(url)).text()).toBe('Home.');
    const ahead = connect(Number(url.port), host || 'localhost');
    await once(ahead, 'connect');
    server.kill('SIGTERM');
    expect(await once(server, 'close')).toEqual([0, null]);
  },
);
