import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getFreePort } from './get-free-port';
import type { TestedSite } from './sites';
import { waitForServer } from './wait-for-server';

const WRANGLER = path.resolve('__tests__/e2e/hosts/wrangler/node_modules/wrangler/bin/wrangler.js');

/** Whether the emulator of Cloudflare Pages is installed (`npm run hosts`); otherwise its tests are skipped. */
export function hasWrangler(): boolean {
  return existsSync(WRANGLER);
}

export interface Emulator {
  readonly origin: string;
  /** Output of the process so far. */
  readonly readLog: () => string;
  readonly stop: () => void;
}

/** Serves a site with the emulator of Cloudflare Pages on a local port, without network access. */
export async function startCloudflare({ outDir, basePath }: TestedSite): Promise<Emulator> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'cloudflare-'));
  const root = basePath ? putBelow(outDir, basePath, path.join(folder, 'site')) : path.resolve(outDir);
  const port = await getFreePort();
  const options = ['--ip', '127.0.0.1', '--port', String(port), '--compatibility-date', '2026-04-01'];
  const env = {
    ...process.env,
    CI: '1',
    NO_COLOR: '1',
    XDG_CONFIG_HOME: folder,
    WRANGLER_LOG_PATH: folder,
    WRANGLER_SEND_METRICS: 'false',
    WRANGLER_SEND_ERROR_REPORTS: 'false',
    // The banner includes a check for updates.
    WRANGLER_HIDE_BANNER: 'true',
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  };
  const server = spawn(process.execPath, [WRANGLER, 'pages', 'dev', root, ...options], { cwd: folder, env });
  let log = '';
  for (const stream of [server.stdout, server.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = () => {
    server.kill('SIGTERM');
    void ended.then(() => rmSync(folder, { recursive: true, force: true }));
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitForServer(`${origin}${basePath}/`, server);
  } catch (error) {
    stop();
    throw new Error(`wrangler did not start:\n${log}`, { cause: error });
  }
  return { origin, readLog: () => log, stop };
}

/** The host reads the rules from the root of the served folder; a base path is a folder in it. */
function putBelow(outDir: string, basePath: string, root: string): string {
  cpSync(outDir, path.join(root, basePath), { recursive: true });
  for (const rules of ['_redirects', '_headers']) cpSync(path.join(outDir, rules), path.join(root, rules));
  return root;
}
