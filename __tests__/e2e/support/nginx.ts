import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getHostFolder } from '@/lib/export/host-files';
import { getFreePort } from './get-free-port';
import type { TestedSite } from './sites';
import { waitForServer } from './wait-for-server';

/** Whether nginx is installed; otherwise its tests are skipped. */
export function hasNginx(): boolean {
  return spawnSync('nginx', ['-v']).status === 0;
}

/** Serves a site with nginx and the rules of the build on a local port. */
export async function startNginx({ outDir, basePath }: TestedSite): Promise<{ origin: string; stop: () => void }> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const root = path.join(folder, 'site');
  const served = path.join(root, basePath);
  mkdirSync(path.dirname(served), { recursive: true });
  // The configuration must not contain the path of this checkout: a space would end it, and in that of the rules, brackets are a pattern.
  symlinkSync(path.resolve(outDir), served);
  const rules = path.join(folder, 'rules.conf');
  symlinkSync(path.join(getHostFolder(path.resolve(outDir)), 'nginx.conf'), rules);
  const port = await getFreePort();
  const file = path.join(folder, 'test.conf');
  writeFileSync(file, renderConfig(folder, root, rules, port));
  const server = spawn('nginx', ['-e', path.join(folder, 'error.log'), '-c', file], { stdio: 'inherit' });
  const origin = `http://127.0.0.1:${port}`;
  const stop = () => {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitForServer(origin, server);
  } catch (error) {
    stop();
    throw error;
  }
  return { origin, stop };
}

function renderConfig(folder: string, root: string, rules: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
  return `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
events {}
http {
  types { text/html html; text/css css; text/plain txt; application/javascript js; application/json json; application/xml xml; image/png png; image/svg+xml svg; }
  access_log off;
  ${temporary}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${rules};
  }
}
`;
}
